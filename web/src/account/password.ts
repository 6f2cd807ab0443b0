/** As the server has it. */
export const PASSWORD_MIN = 8;

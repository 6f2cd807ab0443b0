/** Where the tab keeps the key of the link by which somebody was invited. */
export const INVITATION = "yupana-invitation";

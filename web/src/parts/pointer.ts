/** Whether something can rest on a thing without touching it. */
export const hovers = (): boolean => matchMedia("(hover: hover)").matches;

/** Where only fingers touch, browsers still tell of a mouse that came to whatever lies now where a finger was: nobody points. */
export const isPointing = ({ pointerType }: PointerEvent): boolean => pointerType !== "mouse" || hovers();

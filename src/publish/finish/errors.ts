/** An expected error. Only its message is printed, without a stack trace. */
export class FinishError extends Error {}

/** `public/` is damaged. A clean build fixes it. */
export class DamagedOutput extends FinishError {}

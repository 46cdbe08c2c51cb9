/** An invalid control request. */
export class ControlError extends Error {}

/** JSON body of a control request; each value is checked where it is used. */
export type ControlBody = Readonly<Record<string, unknown>>

/** Handles the control requests of one path and returns the response body, if any. */
export type Control = (body: ControlBody) => object | undefined | Promise<object | undefined> | void | Promise<void>

/** Response to a control request. */
type ControlAnswer = { readonly status: number; readonly body: object }

/** Answers the control requests of a running stack. */
export type AnswerControl = (request: { pathname: string; body: unknown }) => Promise<ControlAnswer>

/** A control request that cannot be carried out as it stands. */
export class ControlError extends Error {}

/** JSON body of a control request; each value is checked where it is used. */
export type ControlBody = Readonly<Record<string, unknown>>

/** Carries out the requests of one path and gives what there is to tell. */
export type Control = (body: ControlBody) => object | undefined | Promise<object | undefined> | void | Promise<void>

/** Answer to a control request: HTTP status, and the body. */
type ControlAnswer = { readonly status: number; readonly body: object }

/** Answers the control requests of a running stack. */
export type AnswerControl = (request: { pathname: string; body: unknown }) => Promise<ControlAnswer>

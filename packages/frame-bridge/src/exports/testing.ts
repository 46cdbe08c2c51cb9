export type { CreateScriptedFrameOptions, ScriptedFrame } from '../testing/createScriptedFrame.js'
export { createScriptedFrame } from '../testing/createScriptedFrame.js'
export type { Script, ScriptedAnswer, ScriptedReply, ScriptedRequest } from '../testing/ScriptedReply.js'

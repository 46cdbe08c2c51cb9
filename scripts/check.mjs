// `npm run check`: what to run before a commit.
import { runCommandLine } from './lib/runCommandLine.mjs'
import { quickStages } from './lib/stages.mjs'

await runCommandLine(quickStages)

// `npm test`: gets what is missing, then runs every check and test. Needs nothing but Node, npm and git.
import { runCommandLine } from './lib/runCommandLine.mjs'
import { allStages } from './lib/stages.mjs'

await runCommandLine(allStages)

import fc from 'fast-check'
import { it } from 'vitest'
import { expectAgreement } from '../provider/expectAgreement.test.fixture.js'
import {
  createModel,
  createPage,
  type Model,
  namespaces,
  others,
  type Page,
  type Step,
  steps,
  unknownNetwork,
  walletIds,
} from './twoNamespaces.test.fixture.js'

class StepCommand implements fc.AsyncCommand<Model, Page> {
  constructor(readonly step: Step) {}
  check(model: Readonly<Model>): boolean {
    return this.step.check?.(model) ?? true
  }
  async run(model: Model, page: Page): Promise<void> {
    await this.step.run(model, page)
    await expectAgreement(model, page)
  }
  toString(): string {
    return this.step.name
  }
}

const all: readonly Step[] = [
  ...walletIds.map(steps.connect),
  ...namespaces.flatMap((namespace) => [
    steps.connectOnly('both', namespace),
    steps.switchTo(namespace, others[namespace]),
    steps.activate(namespace),
    steps.select(namespace, 0),
    steps.select(namespace, 1),
    steps.disconnect(namespace),
    steps.walletAccounts(namespace),
    steps.walletEnds(namespace),
    steps.revoke(namespace),
  ]),
  steps.switchTo('eip155', 'eip155:1'),
  steps.walletNetwork(unknownNetwork),
  steps.walletNetwork(others.eip155),
  steps.disconnectAll(),
  steps.reload(),
]
const commands = fc.commands(
  all.map((step) => fc.constant(new StepCommand(step))),
  { maxCommands: 20 },
)
const numRuns = process.env.PORTICO_LONG ? 1000 : 50

it('state, storage and providers never diverge, whatever happens on two namespaces', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (script) => {
      const page = createPage()
      try {
        await fc.asyncModelRun(() => ({ model: createModel(), real: page }), script)
      } finally {
        page.portico.destroy()
      }
    }),
    { numRuns },
  )
}, 300_000)

import { describe, it, onTestFinished } from 'vitest'
import { expectAgreement } from '../provider/expectAgreement.test.fixture.js'
import {
  createModel,
  createPage,
  type Namespace,
  others,
  type Step,
  steps,
  unknownNetwork,
} from './twoNamespaces.test.fixture.js'

async function drive(script: readonly Step[]): Promise<void> {
  const model = createModel()
  const page = createPage()
  onTestFinished(() => page.portico.destroy())
  for (const { check, run } of script) {
    if (check?.(model) === false) continue
    await run(model, page)
    await expectAgreement(model, page)
  }
}

const onOne = (namespace: Namespace): readonly Step[] => [
  steps.connect(namespace === 'eip155' ? 'evm' : 'sol'),
  steps.connectOnly('both', namespace),
  steps.switchTo(namespace, others[namespace]),
  steps.disconnect(namespace),
  steps.select(namespace, 1),
  steps.walletAccounts(namespace),
  steps.walletEnds(namespace),
  steps.revoke(namespace),
  ...(namespace === 'eip155' ? [steps.walletNetwork(unknownNetwork)] : []),
  steps.reload(),
]

const starts = [
  ['nothing connected', []],
  ['one wallet each', [steps.connect('evm'), steps.connect('sol')]],
  ['one wallet for both', [steps.connect('both')]],
  ['one connected, the other namespace shown', [steps.connect('evm'), steps.activate('solana')]],
] as const

describe.each(starts)('with %s, state, storage and providers agree after', (_, start) => {
  const pairs = onOne('eip155').flatMap((first) =>
    onOne('solana').flatMap((second) => [
      [first, second],
      [second, first],
    ]),
  )
  it.each(pairs.map((pair) => [pair.map(({ name }) => name).join(', then '), pair] as const))(
    '%s',
    async (_name, pair) => {
      await drive([...start, ...pair, steps.reload()])
    },
  )
})

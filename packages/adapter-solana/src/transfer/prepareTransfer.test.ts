import { solana } from '@portico/core/networks'
import {
  createFakeConnection,
  createFakeContext,
  createFakeFetch,
  createFakeNode,
  NodeError,
} from '@portico/core/testing'
import { base58, base64 } from '@scure/base'
import { PublicKey, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createRpcs } from '../rpc/createRpcs.js'
import { createFakeStandardWallet, fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { accountBytes, feeConfigBytes, mintBytes } from '../testing/tokenBytes.js'
import { programs } from '../tokens/programs.js'
import { readUint } from '../tokens/readUint.js'
import { encode } from './encode.js'
import { getAssociatedAccount } from './getAssociatedAccount.js'
import { executeDiscriminator } from './hook/readExtraMetas.js'
import { type PrepareTransferParameters, prepareTransfer } from './prepareTransfer.js'

const [from, to] = fakeAddresses
const networkId = solana.caipNetworkId
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const dollar = { address: mint, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const rent = 890_880
const source = 'So11111111111111111111111111111111111111112'

type Chain = Record<string, { readonly owner: string; readonly data?: Uint8Array; readonly executable?: boolean }>

const toWire = (account: Chain[string] | undefined) =>
  account && { ...account, data: [base64.encode(account.data ?? new Uint8Array()), 'base64'], lamports: 1 }

/** 1 SOL and 1,000 base units of the token; 500 units at no priority fee; the recipient has SOL and no token. */
function arrange({
  chain = {},
  held = 1000n,
  ...answers
}: Record<string, unknown> & { chain?: Chain; held?: bigint } = {}) {
  const accounts: Chain = {
    [mint]: { owner: programs.token, data: mintBytes(6) },
    [to]: { owner: programs.system },
    ...chain,
  }
  const owner = accounts[mint]?.owner
  const fetch = createFakeNode({
    getBalance: { value: 1_000_000_000 },
    getMinimumBalanceForRentExemption: (size: number) => rent + size,
    getMultipleAccounts: (keys: string[]) => ({ value: keys.map((key) => toWire(accounts[key]) ?? null) }),
    getTokenAccountsByOwner: {
      value: [
        { pubkey: to, account: toWire({ owner: owner ?? '', data: accountBytes({ mint, owner: from, amount: 1n }) }) },
        {
          pubkey: source,
          account: toWire({ owner: owner ?? '', data: accountBytes({ mint, owner: from, amount: held }) }),
        },
      ],
    },
    getEpochInfo: { epoch: 7 },
    simulateTransaction: { value: { err: null, logs: [], unitsConsumed: 500 } },
    getRecentPrioritizationFees: [],
    ...answers,
  })
  const context = createFakeContext({ fetch, networks: [solana] })
  const wallet = createFakeStandardWallet()
  const connection = createFakeConnection({
    namespaces: ['solana'],
    accounts: { solana: [from] },
    providers: { solana: { wallet } },
  })
  const parameters = { context, getRpc: createRpcs(context), connection, sent: new Map(), networkId, from, to }
  const prepare = (change: Partial<PrepareTransferParameters> = {}) =>
    prepareTransfer({ ...parameters, token: solana.nativeCurrency, amount: 1_000_000n, ...change })
  /** Programs that the simulated transaction called, with the first byte of each call. */
  const simulated = () => {
    const call = fetch.calls
      .map(({ body }) => JSON.parse(body ?? ''))
      .find((each) => each.method === 'simulateTransaction')
    const { message } = VersionedTransaction.deserialize(base64.decode(call.params[0]))
    return message.compiledInstructions.map(({ programIdIndex, data }) => [
      message.staticAccountKeys[programIdIndex]?.toBase58(),
      data[0],
    ])
  }
  return { context, fetch, prepare, simulated }
}

const budget = [
  [programs.computeBudget, 2],
  [programs.computeBudget, 3],
]

test('prices a plain transfer: the signature, nothing on top of a quiet cluster', async () => {
  const { prepare, simulated } = arrange()
  await expect(prepare()).resolves.toMatchObject({ fee: 5000n, maxFee: 5000n })
  expect(simulated()).toEqual([...budget, [programs.system, 2]])
})

test.each([
  ['a thousand more units than a small one used', 500, 6_500n],
  // Rounding up makes one more.
  ['a tenth more units than a large one used', 50_000, 60_001n],
])('offers what three quarters of the latest blocks took, for %s', async (_, unitsConsumed, fee) => {
  const getRecentPrioritizationFees = [1, 9_000_000, 2, 1_000_000, 'x'].map((each) => ({ prioritizationFee: each }))
  const simulateTransaction = { value: { err: null, logs: [], unitsConsumed } }
  const { prepare } = arrange({ getRecentPrioritizationFees, simulateTransaction })
  await expect(prepare()).resolves.toMatchObject({ fee, maxFee: fee })
})

test('never offers more than a thousandth of a SOL', async () => {
  const getRecentPrioritizationFees = [{ prioritizationFee: 10 ** 15 }]
  const { fee } = await arrange({ getRecentPrioritizationFees }).prepare()
  expect(fee).toBeGreaterThan(1_004_900n)
  expect(fee).toBeLessThanOrEqual(1_005_000n)
})

test('offers nothing where the node does not say what others pay', async () => {
  const { prepare } = arrange({
    getRecentPrioritizationFees: () => {
      throw new NodeError(-32601)
    },
  })
  await expect(prepare()).resolves.toMatchObject({ fee: 5000n })
})

test('opens the account of a recipient who has none, and tells its deposit', async () => {
  const { prepare, simulated } = arrange()
  const { details } = await prepare({ token: dollar, amount: 10n })
  expect(details).toEqual({ rent: BigInt(rent + 165), transferFee: undefined, memo: undefined })
  expect(simulated()).toEqual([...budget, [programs.associatedToken, 1], [programs.token, 12]])
})

test('takes the fee of the mint in this epoch, and writes the memo that the recipient asks for', async () => {
  const fees = feeConfigBytes({ epoch: 0, maximum: 50n, basisPoints: 100 }, { epoch: 8, maximum: 1n, basisPoints: 1 })
  const account = await getAssociatedAccount({ owner: to, mint, tokenProgram: programs.token2022 })
  const extensions = [[8, new Uint8Array([1])] as const]
  const { prepare, simulated } = arrange({
    chain: {
      [mint]: { owner: programs.token2022, data: mintBytes(6, [fees]) },
      [account]: { owner: programs.token2022, data: accountBytes({ mint, owner: to, amount: 0n, extensions }) },
    },
  })
  const { details } = await prepare({ token: dollar, amount: 1000n })
  expect(details).toEqual({ rent: undefined, transferFee: 10n, memo: true })
  expect(simulated()).toEqual([...budget, [programs.memo, 'T'.charCodeAt(0)], [programs.token2022, 26]])
})

test('sends to a token account that is given in place of its owner', async () => {
  const data = accountBytes({ mint, owner: from, amount: 0n })
  const { prepare, simulated } = arrange({ chain: { [to]: { owner: programs.token, data } } })
  await expect(prepare({ token: dollar, amount: 1n })).resolves.toMatchObject({ fee: 5000n })
  expect(simulated()).toEqual([...budget, [programs.token, 12]])
})

test('takes the marker of SOL for SOL', async () => {
  const token = { ...solana.nativeCurrency, address: 'So11111111111111111111111111111111111111111' }
  const { prepare, simulated } = arrange()
  await prepare({ token })
  expect(simulated().at(-1)).toEqual([programs.system, 2])
})

const failing = (err: unknown) => ({ simulateTransaction: { value: { err, logs: [] } } })
const token = { token: dollar, amount: 10n }

/** Token accounts of the sender: how much is in each, and 1 for open or 2 for frozen. */
const holdingOf = (tokenProgram: string, ...accounts: readonly (readonly [amount: bigint, state: 1 | 2])[]) => ({
  getTokenAccountsByOwner: {
    value: accounts.map(([amount, state], at) => ({
      pubkey: [source, to][at] ?? base58.encode(new Uint8Array(32).fill(at)),
      account: toWire({ owner: tokenProgram, data: accountBytes({ mint, owner: from, amount, state }) }),
    })),
  },
})

const holding = (...accounts: readonly (readonly [amount: bigint, state: 1 | 2])[]) =>
  holdingOf(programs.token, ...accounts)

/** The extension of a mint whose transfers call a program; behind the hook's authority. */
const hookOf = (program: string) => [14, Uint8Array.from([...new Uint8Array(32), ...base58.decode(program)])] as const

const hookList = (program: string) =>
  PublicKey.findProgramAddressSync(
    [new TextEncoder().encode('extra-account-metas'), base58.decode(mint)],
    new PublicKey(program),
  )[0].toBase58()

/** One account that has to sign. */
const hookListBytes = (signer: string) =>
  Uint8Array.from([...executeDiscriminator, ...encode([39, 4], [1, 4]), 0, ...base58.decode(signer), 1, 0])

/** What the simulated transaction moves: from which account, and how much. */
function moves({ fetch }: Pick<ReturnType<typeof arrange>, 'fetch'>) {
  const call = fetch.calls
    .map(({ body }) => JSON.parse(body ?? ''))
    .find((each) => each.method === 'simulateTransaction')
  const { message } = VersionedTransaction.deserialize(base64.decode(call.params[0]))
  return message.compiledInstructions
    .filter(({ data }) => data[0] === 12 || data[0] === 26)
    .map(({ accountKeyIndexes: [from = -1], data }) => [
      message.staticAccountKeys[from]?.toBase58(),
      Number(readUint(data, data[0] === 12 ? 1 : 2, 8)),
    ])
}

test('takes a token from the fullest account that is not frozen', async () => {
  const { prepare, fetch } = arrange(holding([900n, 2], [10n, 1]))
  await expect(prepare(token)).resolves.toMatchObject({ fee: 5000n })
  expect(moves({ fetch })).toEqual([[to, 10]])
})

test('takes from further accounts what the fullest lacks, each with its memo and its fee', async () => {
  const { prepare, fetch, simulated } = arrange({
    ...holdingOf(programs.token2022, [6n, 1], [7n, 1]),
    chain: {
      [mint]: {
        owner: programs.token2022,
        data: mintBytes(6, [
          feeConfigBytes({ epoch: 0, maximum: 9n, basisPoints: 5000 }, { epoch: 0, maximum: 9n, basisPoints: 5000 }),
        ]),
      },
      [to]: {
        owner: programs.token2022,
        data: accountBytes({ mint, owner: to, amount: 0n, extensions: [[8, Uint8Array.of(1)]] }),
      },
    },
  })
  // Half of 7 and half of 3, each rounded up.
  await expect(prepare(token)).resolves.toMatchObject({ details: { transferFee: 6n, memo: true } })
  expect(moves({ fetch })).toEqual([
    [to, 7],
    [source, 3],
  ])
  expect(
    simulated()
      .slice(2)
      .map(([program]) => program),
  ).toEqual([programs.memo, programs.token2022, programs.memo, programs.token2022])
})

test('takes from one account alone where a hook is called', async () => {
  const hooked = { [mint]: { owner: programs.token2022, data: mintBytes(6, [hookOf(programs.memo)]) } }
  const { prepare } = arrange({ ...holdingOf(programs.token2022, [6n, 1], [7n, 1]), chain: hooked })
  const params = { balance: 7n, amount: 10n }
  await expect(prepare(token)).rejects.toMatchObject({ code: 'transfer/insufficient-token', params })
})

test('fits eight accounts into a transaction, and no more are tried', async () => {
  const nine = Array.from({ length: 9 }, () => [1n, 1] as const)
  const { prepare, fetch } = arrange(holding(...nine))
  await expect(prepare({ token: dollar, amount: 8n })).resolves.toMatchObject({ fee: 5000n })
  expect(moves({ fetch })).toHaveLength(8)
  await expect(prepare({ token: dollar, amount: 9n })).rejects.toMatchObject({ code: 'transfer/insufficient-token' })
})

test.each<[string, string, Partial<PrepareTransferParameters>, Parameters<typeof arrange>[0]]>([
  ['transfer/unsupported-chain', 'on a network the app does not offer', { networkId: 'solana:custom' }, {}],
  ['transfer/invalid-amount', 'of nothing', { amount: 0n }, {}],
  ['transfer/invalid-amount', 'beyond 64 bits', { amount: 2n ** 64n }, {}],
  ['address/invalid', 'to an EVM address', { to: '0x12' }, {}],
  ['address/invalid', 'of a false mint', { token: { ...dollar, address: 'mint' } }, {}],
  ['transfer/insufficient-funds', 'above the balance', { amount: 1_000_000_001n }, {}],
  ['transfer/insufficient-funds', 'that leaves nothing for the fee', { amount: 1_000_000_000n }, {}],
  ['transfer/insufficient-funds', 'of a token without SOL', token, { getBalance: { value: 0 } }],
  ['transfer/insufficient-funds', 'whose deposit is not covered', token, { getBalance: { value: 500_000 } }],
  ['transfer/insufficient-funds', 'that takes the rent of the sender', token, { getBalance: { value: 900_000 } }],
  ['transfer/insufficient-funds', 'that the runtime calls that', {}, failing('InsufficientFundsForFee')],
  ['transfer/insufficient-token', 'above the token balance', { token: dollar, amount: 1002n }, {}],
  ['transfer/insufficient-token', 'of a token never held', token, { getTokenAccountsByOwner: { value: [] } }],
  ['transfer/estimate-failed', 'of no token', token, { chain: { [mint]: { owner: programs.system } } }],
  ['transfer/estimate-failed', 'that would fail', {}, failing({ InstructionError: [2, { Custom: 1 }] })],
  ['solana/below-rent', 'that leaves crumbs', { amount: 999_900_000n }, {}],
  [
    'solana/below-rent',
    'too small to open an account',
    { to: mint, amount: 1n },
    { chain: { [mint]: undefined as never } },
  ],
  ['solana/wrong-recipient', 'of SOL to a token', {}, { chain: { [to]: { owner: programs.token } } }],
  ['solana/wrong-recipient', 'to a program', {}, { chain: { [to]: { owner: programs.system, executable: true } } }],
  ['solana/wrong-recipient', 'to a mint', token, { chain: { [to]: { owner: programs.token, data: mintBytes(6) } } }],
  ['solana/wrong-recipient', 'to the other program', token, { chain: { [to]: { owner: programs.token2022 } } }],
  [
    'solana/unsupported-token',
    'of a bound token',
    token,
    { chain: { [mint]: { owner: programs.token2022, data: mintBytes(6, [[9, new Uint8Array()]]) } } },
  ],
  [
    'solana/account-frozen',
    'to a frozen account',
    token,
    { chain: { [to]: { owner: programs.token, data: accountBytes({ mint, owner: to, amount: 0n, state: 2 }) } } },
  ],
  ['solana/balance-frozen', 'from a frozen account', { token: dollar, amount: 99n }, holding([20n, 2])],
  ['solana/balance-frozen', 'that only a frozen account could pay', token, holding([9n, 1], [10n, 2])],
  ['transfer/insufficient-token', 'that no frozen account could pay either', token, holding([7n, 1], [2n, 2])],
  [
    'solana/unsupported-token',
    'whose hook wants another signature',
    token,
    {
      chain: {
        [mint]: { owner: programs.token2022, data: mintBytes(6, [hookOf(to)]) },
        [hookList(to)]: { owner: to, data: hookListBytes(programs.memo) },
      },
    },
  ],
  [
    // A simulation would fail with the number of some program.
    'transfer/insufficient-funds',
    'that opens an account whose rent is not there',
    token,
    {
      getBalance: { value: 892_000 },
      simulateTransaction: { value: { err: { InstructionError: [0, { Custom: 1 }] }, logs: [] } },
    },
  ],
  [
    'transfer/insufficient-token',
    'out of an account of somebody else',
    token,
    {
      getTokenAccountsByOwner: {
        value: [
          {
            pubkey: source,
            account: toWire({ owner: programs.token, data: accountBytes({ mint, owner: to, amount: 1_000_000n }) }),
          },
        ],
      },
    },
  ],
  ['solana/rpc-failed', 'when the node talks nonsense', {}, { getMultipleAccounts: { value: [] } }],
  [
    'solana/rpc-failed',
    'when the node gives a token account that is none',
    token,
    { getTokenAccountsByOwner: { value: [{ pubkey: to, account: { owner: programs.token, data: ['?', 'base64'] } }] } },
  ],
  ['rpc/error', 'when the node fails', {}, { getMinimumBalanceForRentExemption: undefined }],
])('throws %s for a transfer %s', async (code, _, change, answers) => {
  const known = answers && 'getMinimumBalanceForRentExemption' in answers
  const { prepare, fetch } = arrange(answers)
  if (known) fetch.respond({ json: { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'no' } } })
  await expect(prepare(change)).rejects.toMatchObject({ code })
})

test('tells the fee with the missing funds, so that the most can be worked out', async () => {
  const params = { balance: 1_000_000_000n, amount: 1_000_000_000n, maxFee: 5000n }
  await expect(arrange().prepare({ amount: 1_000_000_000n })).rejects.toMatchObject({ params })
  await expect(arrange().prepare({ amount: 999_995_000n })).resolves.toMatchObject({ fee: 5000n })
})

test('ends with the signal while the node hangs', async () => {
  const { prepare, context } = arrange()
  const hanging = createFakeContext({ fetch: createFakeFetch('hang'), networks: [solana] })
  const controller = new AbortController()
  const preparing = prepare({ context: hanging, getRpc: createRpcs(hanging), signal: controller.signal })
  await context.clock.flush()
  controller.abort()
  await expect(preparing).rejects.toMatchObject({ code: 'connection/aborted' })
})

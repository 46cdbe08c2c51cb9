import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { disconnect } from '../../connection/commands/disconnect.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { arrangeConnected, ownAddress } from '../../navigation/modal/arrange.test.fixture.js'
import { arrangeNfts, contract, makeItem, makeMove } from './nfts.test.fixture.js'
import { type Nfts, watchNfts } from './watchNfts.js'

afterEach(() => vi.unstubAllGlobals())

function watch(portico: Portico) {
  const states: (Nfts | undefined)[] = []
  onTestFinished(watchNfts(portico, (nfts) => states.push(nfts)))
  const last = () => {
    const state = states.at(-1)
    if (!state) throw new Error('there is no account')
    return state
  }
  const names = () => last().items.map(({ name }) => name)
  return { states, last, names, until: (status: string) => vi.waitFor(() => expect(last().status).toBe(status)) }
}

const down = { json: {}, status: 404 }

describe('a service of one’s own', () => {
  it('lists the items of the account on its network, and apart what is there to mislead', async () => {
    const { portico, clock, fetch } = await arrangeNfts({
      first: {
        data: [
          makeItem(1),
          makeItem(2, { flags: { isSpam: true } }),
          makeItem(3, { name: 'Visit claim.example to claim' }),
          makeItem(4, { chainId: 'eip155:8453' }),
          makeItem(1, { contract: contract.toUpperCase().replace('0X', '0x') }),
          makeItem(5, { amount: '0' }),
          { ...makeItem(6), tokenId: 'six' },
        ],
      },
    })
    const { states, last, until } = watch(portico)
    expect(states[0]).toMatchObject({ status: 'loading', items: [], hidden: [], hasMore: false, source: undefined })
    await until('ready')
    expect(last()).toMatchObject({ source: 'service', isServed: true, hasMore: false, updatedAt: clock.now() })
    expect(last().items).toEqual([
      {
        id: `${contract}:1`,
        networkId: 'eip155:1',
        token: { contract, item: { standard: 'erc721', id: '1', picture: 'https://data.example/1.png' } },
        amount: 1n,
        name: 'Badge #1',
        collection: 'Badges',
        picture: 'https://data.example/1.png',
        traits: [{ trait: 'Number', value: '1' }],
        isHidden: false,
      },
    ])
    expect(last().hidden.map(({ id }) => id)).toEqual([`${contract}:2`, `${contract}:3`])
    const asked = fetch.calls.at(-1)?.url
    expect(asked?.pathname).toBe(`/v1/account/${ownAddress}/nfts`)
    expect(asked?.searchParams.get('chainId')).toBe('eip155:1')
  })

  it('is asked for page after page, each once, until it repeats a cursor', async () => {
    const { portico, cursors } = await arrangeNfts({
      first: { data: [makeItem(1)], next: 'c1' },
      c1: { data: [makeItem(2)], next: 'c1' },
    })
    const { last, names, until } = watch(portico)
    await until('ready')
    expect(last().hasMore).toBe(true)
    const asked = last().loadMore()
    await vi.waitFor(() => expect(last().isLoadingMore).toBe(true))
    await Promise.all([asked, last().loadMore()])
    await vi.waitFor(() => expect(names()).toEqual(['Badge #1', 'Badge #2']))
    expect(last().hasMore).toBe(false)
    expect(cursors()).toEqual(['first', 'c1'])
  })

  it('keeps what is there when the next page fails, and tries that page again', async () => {
    const { portico, pages, cursors } = await arrangeNfts({ first: { data: [makeItem(1)], next: 'c1' }, c1: down })
    const { last, names, until } = watch(portico)
    await until('ready')
    await last().loadMore()
    await until('error')
    expect(last()).toMatchObject({ hasMore: false, error: { code: 'http/status' } })
    expect(names()).toEqual(['Badge #1'])
    pages.c1 = { data: [makeItem(2)] }
    await last().retry()
    await until('ready')
    expect(names()).toEqual(['Badge #1', 'Badge #2'])
    expect(cursors()).toEqual(['first', 'c1', 'c1'])
  })

  it('is asked again at once when the person asks for it, and never rejects', async () => {
    const { portico, pages, cursors } = await arrangeNfts({ first: down })
    const { last, names, states, until } = watch(portico)
    await until('error')
    await last().retry()
    await until('error')
    expect(states.map((state) => state?.status).filter((status, at, all) => status !== all[at - 1])).toEqual([
      ...['loading', 'error', 'loading', 'error'],
    ])
    pages.first = { data: [makeItem(1)] }
    await last().retry()
    await until('ready')
    expect(names()).toEqual(['Badge #1'])
    expect(cursors()).toHaveLength(3)
  })

  it('is asked again after a transaction', async () => {
    const { portico, pages } = await arrangeNfts({ first: { data: [makeItem(1)] } })
    const { last, until } = watch(portico)
    await until('ready')
    pages.first = { data: [] }
    portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0xf' })
    await vi.waitFor(() => expect(last().items).toEqual([]))
    expect(last().status).toBe('ready')
  })

  it('says where it does not know the network', async () => {
    const { portico } = await arrangeNfts({}, { served: ['eip155:10'] })
    const { last, until } = watch(portico)
    await until('ready')
    expect(last()).toMatchObject({ isServed: false, items: [] })
  })
})

describe('the hosted service', () => {
  const identified = (token_id: string, type = 'erc721') => ({ contract_address: contract, token_id, interface: type })

  it('is asked for the history: what came and did not go away, over its pages', async () => {
    const { portico, cursors } = await arrangeNfts(
      {
        first: {
          data: [
            makeMove('1', 'out', 'Gone'),
            makeMove('2', 'in', 'Kept', { content: { preview: { url: 'https://a.example/1.png' } } }),
            makeMove('3', 'self', 'Turned'),
          ],
          next: 'c1',
        },
        c1: {
          data: [
            makeMove('4', 'in', 'Gone'),
            makeMove('5', 'in', 'Gone'),
            { ...makeMove('6', 'in', 'Failed'), metadata: { ...makeMove('6', 'in', '').metadata, status: 'failed' } },
            makeMove('7', 'in', 'Lure', { flags: { is_spam: true } }),
          ],
        },
      },
      { hosted: true },
    )
    const { last, names, until } = watch(portico)
    await until('ready')
    expect(last().source).toBe('history')
    expect(names()).toEqual(['Kept'])
    await last().loadMore()
    await vi.waitFor(() => expect(names()).toEqual(['Kept', 'Gone']))
    expect(last().items[0]).toMatchObject({
      id: '2:0',
      token: undefined,
      picture: 'https://a.example/1.png',
      amount: 1n,
    })
    expect(last().items[1]).toMatchObject({ id: '5:0' })
    expect(last().hidden).toMatchObject([{ name: 'Lure' }])
    expect(cursors()).toEqual(['first', 'c1'])
  })

  it('takes the network’s word for what it identifies', async () => {
    const getItemAmounts = vi.fn(async () => [1n, 0n, 3n, undefined])
    const { portico } = await arrangeNfts(
      {
        first: {
          data: [
            makeMove('1', 'in', 'Mine', identified('1')),
            makeMove('2', 'in', 'Sold elsewhere', identified('2')),
            makeMove('3', 'out', 'Some left', identified('3', 'erc1155')),
            makeMove('4', 'in', 'No such item', identified('4')),
            makeMove('5', 'in', 'Mine', identified('1')),
            makeMove('6', 'in', 'Unknown'),
          ],
        },
      },
      { hosted: true, actions: { getItemAmounts } },
    )
    const { last, until } = watch(portico)
    await until('ready')
    expect(last().items.map(({ name, amount }) => [name, amount])).toEqual([
      ['Mine', 1n],
      ['Some left', 3n],
      ['Unknown', 1n],
    ])
    expect(last().items[1]?.token).toEqual({ contract, item: { standard: 'erc1155', id: '3', picture: undefined } })
    expect(getItemAmounts).toHaveBeenCalledOnce()
    expect(getItemAmounts).toHaveBeenCalledWith(
      expect.objectContaining({
        networkId: 'eip155:1',
        address: ownAddress,
        items: ['1', '2', '3', '4'].map((id) => expect.objectContaining({ contract, id })),
      }),
    )
  })

  it('fails with the network, rather than take what was sold for held', async () => {
    const { portico } = await arrangeNfts(
      { first: { data: [makeMove('1', 'in', 'Mine', identified('1'))] } },
      { hosted: true, actions: { getItemAmounts: () => Promise.reject(new Error('down')) } },
    )
    const { last, until } = watch(portico)
    await until('error')
    expect(last().items).toEqual([])
  })

  it('counts what came and went where the adapter cannot ask the network', async () => {
    const { portico } = await arrangeNfts(
      {
        first: { data: [makeMove('1', 'out', 'Sold', identified('1')), makeMove('2', 'in', 'Sold', identified('1'))] },
      },
      { hosted: true },
    )
    const { last, until } = watch(portico)
    await until('ready')
    expect(last().items).toEqual([])
  })
})

it('reports nothing without a service or an account', async () => {
  const { portico } = await arrangeConnected()
  const { states } = watch(portico)
  expect(states).toEqual([undefined])
  const own = await arrangeNfts({ first: { data: [makeItem(1)] } })
  const watched = watch(own.portico)
  await watched.until('ready')
  await disconnect(own.portico)
  await vi.waitFor(() => expect(watched.states.at(-1)).toBeUndefined())
})

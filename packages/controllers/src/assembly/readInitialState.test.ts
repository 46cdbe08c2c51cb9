import { cookieStorage } from '@portico/core'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { readInitialState } from './readInitialState.js'

describe('readInitialState', () => {
  it('reads what an instance wrote to its cookies', async () => {
    const { portico, storage, clock, connect } = createTestPortico({ id: 'shop' })
    await connect({ networkId: 'eip155:8453' })
    await clock.flush()
    const names = ['connections', 'active_caip_network_id', 'active_namespace'].map((name) => `@appkit:shop/${name}`)
    const cookie = names
      .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(storage.getItem(name) ?? '')}`)
      .join('; ')
    expect(readInitialState({ cookie, id: 'shop' })).toEqual({
      activeNamespace: 'eip155',
      activeNetwork: 'eip155:8453',
      accounts: {
        eip155: { connectorId: 'com.example.wallet1', address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' },
      },
    })
    expect(readInitialState({ cookie }).accounts).toEqual({})
    portico.destroy()
  })

  it('gives nothing for no cookies or forged ones', () => {
    const empty = { activeNamespace: undefined, activeNetwork: undefined, accounts: {} }
    expect(readInitialState({ cookie: null })).toEqual(empty)
    const port = cookieStorage({ cookie: '' })
    expect(port.getItem('@appkit/connections')).toBeNull()
    for (const forged of ['{', '{"__proto__":[{"connectorId":"a","accounts":[{"address":"<script>"}]}]}', '[]'])
      expect(readInitialState({ cookie: `%40appkit%2Fconnections=${encodeURIComponent(forged)}` })).toEqual(empty)
  })
})

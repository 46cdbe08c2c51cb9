import { emailKey } from '@portico/core/internal'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setPreferredAccountType } from '../../connectors/embedded-wallet/settings/setPreferredAccountType.js'
import { createFakeFrameClient } from '../../connectors/embedded-wallet/testing/createFakeFrameClient.js'
import { addAddressLabel } from '../../labels/addAddressLabel.js'
import { removeAddressLabel } from '../../labels/removeAddressLabel.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../../testing/createTestPortico.js'
import { connect } from '../commands/connect.js'
import { disconnect } from '../commands/disconnect.js'

const address = `0x${'aB'.repeat(20)}`

function arrange(options: CreateTestPorticoOptions = {}) {
  const test = createTestPortico(options)
  onTestFinished(() => test.portico.destroy())
  return {
    ...test,
    account: () => {
      const { addressLabels, preferredAccountTypes, user } = test.portico.getState().namespaces.eip155 ?? {}
      return { addressLabels, preferredAccountTypes, user }
    },
  }
}

async function arrangeLogin(options: CreateTestPorticoOptions = {}) {
  const frame = createFakeFrameClient({ isConnected: true, user: { preferredAccountType: 'smartAccount' } })
  const test = arrange({ frame, ...options })
  await connect(test.portico, { connectorId: 'AUTH' })
  // The wallet is linked before the code that follows it is loaded.
  await vi.waitFor(() => expect(test.account().user).toBeDefined())
  return { ...test, frame }
}

const nothing = { addressLabels: undefined, preferredAccountTypes: undefined, user: undefined }

it('holds the names of the connected accounts, spelled as the wallet spells them', async () => {
  const { portico, account, connect, connectors } = arrange()
  connectors[0]?.connection.setAccounts('eip155', [address])
  await connect()
  expect(account()).toEqual(nothing)
  addAddressLabel(portico, { address: address.toLowerCase(), label: 'Savings' })
  addAddressLabel(portico, { address: `0x${'12'.repeat(20)}`, label: 'Of somebody else' })
  expect(account()).toEqual({ ...nothing, addressLabels: { [address]: 'Savings' } })
  removeAddressLabel(portico, { address })
  expect(account()).toEqual(nothing)
})

it('finds the names again on the next visit', async () => {
  const { portico, storage, connect, connectors } = arrange({ id: 'app' })
  connectors[0]?.connection.setAccounts('eip155', [address])
  await connect()
  addAddressLabel(portico, { address, label: 'Savings' })
  portico.destroy()
  connectors[0]?.onRestore('resolve')
  const next = arrange({ id: 'app', storage, wallets: connectors })
  await vi.waitFor(() => expect(next.account()).toMatchObject({ addressLabels: { [address]: 'Savings' } }))
})

it('holds who is logged in and the kinds of account of the embedded wallet', async () => {
  const { portico, account } = await arrangeLogin()
  const { user } = account()
  expect(user).toMatchObject({ email: 'ann@example.com', preferredAccountType: 'smartAccount' })
  expect(account().preferredAccountTypes).toEqual({ eip155: 'smartAccount' })
  await setPreferredAccountType(portico, { type: 'eoa' })
  expect(account()).toMatchObject({ preferredAccountTypes: { eip155: 'eoa' } })
})

it('forgets all of it with the connection, and stores the names and the chosen kind alone', async () => {
  const { portico, account, storage, frame, clock } = await arrangeLogin({ id: 'app' })
  const [connected] = portico.getState().namespaces.eip155?.accounts ?? []
  addAddressLabel(portico, { address: connected?.address ?? '', label: 'Pocket' })
  await setPreferredAccountType(portico, { type: 'eoa' })
  expect(account()).toMatchObject({ addressLabels: { [connected?.address ?? '']: 'Pocket' }, user: {} })
  const told: unknown[] = []
  portico.on('disconnect', () => told.push(account()))
  await disconnect(portico)
  expect([account(), ...told]).toEqual([nothing, nothing])
  expect(storage.getItem('@appkit:app/address_labels')).toContain('Pocket')
  expect(storage.getItem('@appkit:app/preferred_account_types')).toBe('{"eip155":"eoa"}')
  expect(storage.getItem(emailKey.name)).toBeNull()
  portico.destroy()
  const next = arrange({ id: 'app', storage, frame })
  await next.clock.flush()
  await clock.flush()
  expect(next.account()).toEqual(nothing)
})

it('stays the same object while nothing changes', async () => {
  const { portico, account } = await arrangeLogin()
  addAddressLabel(portico, { address: portico.getState().namespaces.eip155?.address ?? '', label: 'Pocket' })
  const before = account()
  addAddressLabel(portico, { address: `0x${'12'.repeat(20)}`, label: 'Of somebody else' })
  const after = account()
  expect(after.user).toBe(before.user)
  expect(after.addressLabels).toBe(before.addressLabels)
  expect(after.preferredAccountTypes).toBe(before.preferredAccountTypes)
})

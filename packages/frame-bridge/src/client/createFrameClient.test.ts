import { describe, expect, it } from 'vitest'
import { openTestClient } from './testing/openTestClient.js'

const email = 'ada@example.org'
const login = { EMAIL_LOGIN_USED_KEY: 'true', EMAIL: email, SOCIAL_USERNAME: 'ada', LAST_USED_CHAIN_KEY: '10' }
const user = { email, address: '0xabc', chainId: 'eip155:8453' }

describe('logging in by e-mail', () => {
  it('is possible once in 30 s', async () => {
    const { client, clock, frame, stored } = await openTestClient()
    const first = client.connectEmail({ email })
    frame.reply('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
    expect(await first).toEqual({ action: 'VERIFY_OTP' })
    expect(stored('LAST_EMAIL_LOGIN_TIME')).toBe(String(clock.now()))
    for (const [ms, seconds] of [
      [1, 30],
      [998, 30],
      [1, 29],
      [28_999, 1],
    ] as const) {
      await clock.advance(ms)
      await expect(client.connectEmail({ email })).rejects.toMatchObject({
        code: 'frame/cooldown',
        shortMessage: `Please try again after ${seconds} seconds`,
      })
    }
    expect(frame.names()).toEqual(['CONNECT_EMAIL'])
    await clock.advance(1)
    client.connectEmail({ email }).catch(() => {})
    await clock.flush()
    expect(frame.names()).toEqual(['CONNECT_EMAIL', 'CONNECT_EMAIL'])
  })

  it('that failed may be tried again at once', async () => {
    const { client, frame, stored } = await openTestClient()
    const failed = expect(client.connectEmail({ email })).rejects.toMatchObject({ code: 'frame/error-reply' })
    frame.reply('CONNECT_EMAIL', { message: 'no' }, 'ERROR')
    await failed
    expect(stored('LAST_EMAIL_LOGIN_TIME')).toBeNull()
  })

  it('is not locked by a time in the future', async () => {
    const { client, clock, frame } = await openTestClient({ LAST_EMAIL_LOGIN_TIME: '9999999999999' })
    client.connectEmail({ email }).catch(() => {})
    await clock.flush()
    expect(frame.names()).toEqual(['CONNECT_EMAIL'])
  })

  it('sends the code', async () => {
    const { client, frame } = await openTestClient()
    const pending = client.connectOtp({ otp: '123456' })
    expect(frame.last()?.payload).toEqual({ otp: '123456' })
    frame.reply('CONNECT_OTP')
    expect(await pending).toBeUndefined()
  })

  it('is remembered once the frame named its user, on the network used last', async () => {
    const { client, events, frame, stored } = await openTestClient({
      LAST_EMAIL_LOGIN_TIME: '5',
      LAST_USED_CHAIN_KEY: '10',
    })
    const pending = client.getUser()
    expect(frame.last()?.payload).toEqual({ chainId: 10 })
    frame.reply('GET_USER', user)
    expect(await pending).toEqual(user)
    expect(['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'LAST_EMAIL_LOGIN_TIME'].map(stored)).toEqual([
      'true',
      email,
      '8453',
      null,
    ])
    expect(events).toEqual([
      ['network', { chainId: 8453 }],
      ['connect', { user }],
    ])
    expect(client.lastChainId()).toBe(8453)
  })

  it('asks for the network it is told to, else for the first one', async () => {
    const { client, frame } = await openTestClient()
    expect(client.lastChainId()).toBe(1)
    client.getUser({ preferredAccountType: 'eoa' }).catch(() => {})
    expect(frame.last()?.payload).toEqual({ chainId: 1, preferredAccountType: 'eoa' })
    client.getUser({ chainId: 'eip155:10' }).catch(() => {})
    expect(frame.last()?.payload).toEqual({ chainId: 'eip155:10' })
  })

  it('is not remembered with a network that is none', async () => {
    const { client, events, frame, stored } = await openTestClient()
    const failed = expect(client.getUser()).rejects.toMatchObject({
      code: 'frame/invalid-reply',
      params: { name: 'GET_USER' },
    })
    frame.reply('GET_USER', { ...user, chainId: 'mainnet' })
    await failed
    expect([stored('EMAIL_LOGIN_USED_KEY'), stored('LAST_USED_CHAIN_KEY'), events]).toEqual([null, null, []])
  })
})

describe('a new device', () => {
  it('is asked for again each time nobody answers, alerting nobody, for 20 minutes', async () => {
    const { client, clock, events, frame } = await openTestClient()
    const failed = expect(client.connectDevice()).rejects.toMatchObject({ code: 'frame/request-timeout' })
    await clock.advance(30_000)
    expect(frame.names()).toHaveLength(2)
    await clock.advance(1_169_999)
    expect(frame.names()).toHaveLength(40)
    await clock.advance(1)
    await failed
    expect(frame.names()).toHaveLength(40)
    expect(events).toEqual([])
    expect(clock.pending()).toBe(0)
  })

  it('ends the last wait with the 20 minutes', async () => {
    const { client, clock, frame } = await openTestClient()
    const failed = expect(client.connectDevice()).rejects.toMatchObject({ code: 'frame/request-timeout' })
    await clock.advance(10_000)
    frame.emit('load', undefined)
    frame.emit('load', undefined)
    await clock.advance(500)
    frame.ready()
    await clock.advance(1_200_000 - 10_500)
    await failed
  })

  it('is done when the link was opened, also after a reload of the frame', async () => {
    const { client, clock, frame } = await openTestClient()
    const pending = client.connectDevice()
    await clock.advance(1_000)
    frame.ready()
    await clock.advance(500)
    expect(frame.names()).toEqual(['CONNECT_DEVICE', 'CONNECT_DEVICE'])
    frame.reply('CONNECT_DEVICE')
    expect(await pending).toBeUndefined()
    expect(clock.pending()).toBe(0)
  })

  it('ends with its view, with an error of the frame, and with the frame', async () => {
    const { client, clock, events, frame } = await openTestClient()
    const controller = new AbortController()
    const aborted = expect(client.connectDevice({ signal: controller.signal })).rejects.toMatchObject({
      code: 'frame/aborted',
    })
    controller.abort()
    await aborted
    const refused = expect(client.connectDevice()).rejects.toMatchObject({ shortMessage: 'Link expired' })
    frame.reply('CONNECT_DEVICE', { message: 'Link expired' }, 'ERROR')
    await refused
    const dead = expect(client.connectDevice()).rejects.toMatchObject({ code: 'frame/load-failed' })
    frame.ready()
    frame.emit('load', undefined)
    frame.emit('load', undefined)
    await clock.advance(20_000)
    await dead
    expect(events).toMatchObject([['alert', { code: 'IFRAME_LOAD_FAILED' }]])
  })
})

describe('logging in by a social account', () => {
  it('is remembered with its name', async () => {
    const { client, events, frame, stored } = await openTestClient()
    const uri = client.getSocialRedirectUri({ provider: 'x' })
    frame.reply('GET_SOCIAL_REDIRECT_URI', { uri: 'https://x.example/' })
    expect(await uri).toEqual({ uri: 'https://x.example/' })
    const pending = client.connectSocial({ uri: 'r' })
    expect(frame.last()?.payload).toEqual({ uri: 'r' })
    const social = { address: '0xabc', chainId: 1, userName: 'ada', email: null }
    frame.reply('CONNECT_SOCIAL', social)
    expect(await pending).toEqual(social)
    expect(['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'SOCIAL_USERNAME', 'LAST_USED_CHAIN_KEY'].map(stored)).toEqual([
      'true',
      null,
      'ada',
      '1',
    ])
    expect(events).toEqual([
      ['network', { chainId: 1 }],
      ['connect', { user: social }],
    ])
  })

  it('may have no name', async () => {
    const { client, frame, stored } = await openTestClient()
    const pending = client.connectSocial({ uri: 'r' })
    frame.reply('CONNECT_SOCIAL', { address: '0xabc', chainId: 1, email })
    await pending
    expect([stored('SOCIAL_USERNAME'), stored('EMAIL')]).toEqual([null, email])
  })

  it('may name no address, or a network that is none', async () => {
    const { client, frame, stored } = await openTestClient()
    const pending = client.connectSocial({ uri: 'r' })
    frame.reply('CONNECT_SOCIAL', { address: '0xabc', chainId: 1, email: 'nobody' })
    await pending
    expect(stored('EMAIL')).toBeNull()
    const failed = expect(client.connectSocial({ uri: 'r' })).rejects.toMatchObject({
      code: 'frame/invalid-reply',
      params: { name: 'CONNECT_SOCIAL' },
    })
    frame.reply('CONNECT_SOCIAL', { address: '0xabc', chainId: 'mainnet' })
    await failed
  })

  it('goes by a link on Farcaster', async () => {
    const { client, frame, stored } = await openTestClient()
    const link = client.getFarcasterUri()
    frame.reply('GET_FARCASTER_URI', { url: 'https://f.example/' })
    expect(await link).toEqual({ url: 'https://f.example/' })
    const pending = client.connectFarcaster()
    frame.reply('CONNECT_FARCASTER', { userName: 'ada' })
    expect(await pending).toEqual({ userName: 'ada' })
    expect(stored('SOCIAL_USERNAME')).toBe('ada')
  })
})

describe('the login', () => {
  const keys = Object.keys(login)

  it('stays while the frame says that somebody is connected', async () => {
    const { client, events, frame, stored } = await openTestClient(login)
    const pending = client.isConnected()
    frame.reply('IS_CONNECTED', { isConnected: true })
    expect(await pending).toBe(true)
    expect(keys.map(stored)).toEqual(Object.values(login))
    expect(events).toEqual([])
  })

  it('is forgotten when nobody is', async () => {
    const { client, events, frame, stored } = await openTestClient({ ...login, LAST_EMAIL_LOGIN_TIME: '5' })
    const pending = client.isConnected()
    frame.reply('IS_CONNECTED', { isConnected: false })
    expect(await pending).toBe(false)
    expect(keys.map(stored)).toEqual([null, null, null, null])
    expect(stored('LAST_EMAIL_LOGIN_TIME')).toBe('5')
    expect(events).toEqual([['disconnect', { reason: 'not-connected' }]])
  })

  it('is forgotten when the frame cannot tell', async () => {
    const { client, events, frame, stored } = await openTestClient(login)
    const failed = expect(client.isConnected()).rejects.toMatchObject({ code: 'frame/error-reply' })
    frame.reply('IS_CONNECTED', undefined, 'ERROR')
    await failed
    expect(keys.map(stored)).toEqual([null, null, null, null])
    expect(events).toEqual([['disconnect', { reason: 'check-failed' }]])
  })

  it('stays when a check in the background gets no answer, which alerts nobody', async () => {
    const { client, clock, events, frame, stored } = await openTestClient(login)
    const refused = expect(client.isConnected({ isBackground: true })).rejects.toMatchObject({
      code: 'frame/error-reply',
    })
    frame.reply('IS_CONNECTED', undefined, 'ERROR')
    await refused
    const late = expect(client.isConnected({ isBackground: true })).rejects.toMatchObject({
      code: 'frame/request-timeout',
    })
    await clock.advance(30_000)
    await late
    expect(keys.map(stored)).toEqual(Object.values(login))
    expect(events).toEqual([])
  })

  it('looked after in the background alerts nobody of a frame that does not come; who waits is told', async () => {
    const { client, clock, events, frame, stored } = await openTestClient(login)
    frame.emit('load', undefined)
    frame.emit('load', undefined)
    const checks = [client.isConnected({ isBackground: true }), client.isConnected()]
    const outcomes = checks.map((check) => expect(check).rejects.toMatchObject({ code: 'frame/load-failed' }))
    await clock.advance(20_000)
    await Promise.all(outcomes)
    expect(events.filter(([name]) => name === 'alert')).toHaveLength(1)
    expect(frame.state.restarts).toBe(0)
    expect(stored('EMAIL')).toBeNull()
    const later = expect(client.isConnected({ isBackground: true })).rejects.toMatchObject({
      code: 'frame/load-failed',
    })
    expect(frame.state.restarts).toBe(1)
    await clock.advance(20_000)
    await later
    expect(events.filter(([name]) => name === 'alert')).toHaveLength(1)
  })

  it('is forgotten when a check in the background finds nobody', async () => {
    const { client, events, frame, stored } = await openTestClient(login)
    const pending = client.isConnected({ isBackground: true })
    frame.reply('IS_CONNECTED', { isConnected: false })
    expect(await pending).toBe(false)
    expect(keys.map(stored)).toEqual([null, null, null, null])
    expect(events).toEqual([['disconnect', { reason: 'not-connected' }]])
  })

  it('stays when the check is called off', async () => {
    const { client, events, stored } = await openTestClient(login)
    const failed = expect(client.isConnected()).rejects.toMatchObject({ code: 'frame/aborted' })
    client.destroy()
    await failed
    expect(keys.map(stored)).toEqual(Object.values(login))
    expect(events).toEqual([])
  })

  it('is forgotten at once on signing out, which the frame may confirm', async () => {
    const { client, clock, events, frame, stored } = await openTestClient(login)
    const pending = client.disconnect()
    expect(keys.map(stored)).toEqual([null, null, null, null])
    frame.reply('SIGN_OUT')
    expect(await pending).toBe(true)
    expect(events).toEqual([['disconnect', { reason: 'signed-out' }]])
    await clock.flush()
    expect(clock.pending()).toBe(0)
    const refused = client.disconnect()
    frame.reply('SIGN_OUT', undefined, 'ERROR')
    expect(await refused).toBe(false)
  })

  it('ends within 3 s whatever the frame does, and the frame is told when it is back', async () => {
    const { client, clock, events, frame } = await openTestClient()
    frame.emit('load', undefined)
    frame.emit('load', undefined)
    const state = { result: undefined as boolean | undefined }
    void client.disconnect().then((result) => {
      state.result = result
    })
    await clock.advance(2_999)
    expect(state.result).toBeUndefined()
    await clock.advance(1)
    expect(state.result).toBe(false)
    frame.ready()
    await clock.advance(500)
    expect(frame.names()).toEqual(['SIGN_OUT'])
    await clock.advance(30_000)
    expect(events).toEqual([['disconnect', { reason: 'signed-out' }]])
  })
})

describe('networks and accounts', () => {
  it('are remembered and told when they change', async () => {
    const { client, events, frame, stored } = await openTestClient()
    const switched = client.switchNetwork({ chainId: 'eip155:10' })
    expect(frame.last()?.payload).toEqual({ chainId: 'eip155:10' })
    frame.reply('SWITCH_NETWORK', { chainId: '10' })
    expect(await switched).toBe(10)
    expect(stored('LAST_USED_CHAIN_KEY')).toBe('10')
    const asked = client.getChainId()
    frame.reply('GET_CHAIN_ID', { chainId: 10 })
    expect(await asked).toBe(10)
    const solana = client.getChainId()
    frame.reply('GET_CHAIN_ID', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
    expect(await solana).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(events).toEqual([
      ['network', { chainId: 10 }],
      ['network', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ])
    for (const [name, ask] of [
      ['GET_CHAIN_ID', () => client.getChainId()],
      ['SWITCH_NETWORK', () => client.switchNetwork({ chainId: 1 })],
    ] as const) {
      const failed = expect(ask()).rejects.toMatchObject({ code: 'frame/invalid-reply', params: { name } })
      frame.reply(name, { chainId: 'x' })
      await failed
    }
  })

  it('with smart accounts are none when the frame cannot tell', async () => {
    const { client, frame, stored } = await openTestClient()
    const known = client.getSmartAccountEnabledNetworks()
    frame.reply('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1, 10] })
    expect(await known).toEqual([1, 10])
    expect(stored('SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('1,10')
    const failed = client.getSmartAccountEnabledNetworks()
    frame.reply('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, 'ERROR')
    expect(await failed).toEqual([])
    expect(stored('SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('')
    const { signal } = { signal: AbortSignal.abort() }
    await expect(client.getSmartAccountEnabledNetworks({ signal })).rejects.toMatchObject({ code: 'frame/aborted' })
    const init = client.initSmartAccount()
    frame.reply('INIT_SMART_ACCOUNT', { address: '0x1', isDeployed: true })
    expect(await init).toEqual({ address: '0x1', isDeployed: true })
  })

  it('that cannot be preferred fall back to eoa', async () => {
    const { client, events, frame } = await openTestClient()
    const account = { type: 'smartAccount', address: '0x1' } as const
    const done = client.setPreferredAccount({ type: 'smartAccount' })
    frame.reply('SET_PREFERRED_ACCOUNT', account)
    expect(await done).toEqual(account)
    const failed = client.setPreferredAccount({ type: 'smartAccount' })
    frame.reply('SET_PREFERRED_ACCOUNT', undefined, 'ERROR')
    expect(await failed).toEqual({ type: 'eoa' })
    expect(events).toEqual([
      ['account', account],
      ['account', { type: 'eoa' }],
    ])
    const signal = AbortSignal.abort()
    await expect(client.setPreferredAccount({ type: 'eoa' }, { signal })).rejects.toMatchObject({
      code: 'frame/aborted',
    })
    expect(events).toHaveLength(2)
  })
})

describe('changing the address', () => {
  it('begins the cooldown and ends with the new address', async () => {
    const { client, clock, frame, stored } = await openTestClient(login)
    const asked = client.updateEmail({ email: 'bob@example.org' })
    frame.reply('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
    expect(await asked).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect(stored('LAST_EMAIL_LOGIN_TIME')).toBe(String(clock.now()))
    client.updateEmail({ email: 'bob@example.org' }).catch(() => {})
    expect(frame.names()).toEqual(['UPDATE_EMAIL', 'UPDATE_EMAIL'])
    const first = client.updateEmailPrimaryOtp({ otp: '1' })
    expect(frame.last()).toMatchObject({ type: '@w3m-app/UPDATE_EMAIL_PRIMARY_OTP', payload: { otp: '1' } })
    frame.reply('UPDATE_EMAIL_PRIMARY_OTP')
    expect(await first).toBeUndefined()
    const second = client.updateEmailSecondaryOtp({ otp: '2' })
    expect(frame.last()).toMatchObject({ type: '@w3m-app/UPDATE_EMAIL_SECONDARY_OTP', payload: { otp: '2' } })
    frame.reply('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'bob@example.org' })
    expect(await second).toEqual({ newEmail: 'bob@example.org' })
    expect([stored('EMAIL'), stored('LAST_EMAIL_LOGIN_TIME')]).toEqual(['bob@example.org', null])
  })
})

describe('the app', () => {
  it('tells the frame how it looks and what it is', async () => {
    const { client, frame } = await openTestClient()
    const theme = client.syncTheme({ themeMode: 'dark' })
    expect(frame.last()).toMatchObject({ type: '@w3m-app/SYNC_THEME', payload: { themeMode: 'dark' } })
    frame.reply('SYNC_THEME')
    expect(await theme).toBeUndefined()
    const metadata = { name: 'App', description: 'd', url: 'https://app.example', icons: [] }
    const data = client.syncDappData({ metadata, projectId: 'p' })
    expect(frame.last()?.payload).toEqual({ metadata, projectId: 'p' })
    frame.reply('SYNC_DAPP_DATA')
    expect(await data).toBeUndefined()
  })

  it('may have the frame reloaded, which is an answer as good as one in words', async () => {
    const { client, frame, clock } = await openTestClient()
    const said = client.reload()
    frame.reply('RELOAD')
    expect(await said).toBeUndefined()
    const done = client.reload()
    frame.ready()
    expect(await done).toBeUndefined()
    await clock.advance(500)
    const refused = expect(client.reload()).rejects.toMatchObject({ code: 'frame/error-reply' })
    frame.reply('RELOAD', undefined, 'ERROR')
    await refused
  })

  it('learns of readiness, alerts and drops, until it destroys the client', async () => {
    const { client, clock, events, frame, logger } = await openTestClient()
    const versions: unknown[] = []
    client.on('ready', ({ version }) => versions.push(version))
    client.on('ready', () => {
      throw new Error('mine')
    })
    frame.ready({ version: '5' })
    await clock.advance(500)
    expect(versions).toEqual(['5'])
    expect(logger.entries()).toMatchObject([
      { message: 'frame listener failed', details: { error: { message: 'mine' } } },
    ])
    expect(client.isReady()).toBe(true)
    frame.say('junk')
    expect(client.dropped().type).toBe(1)
    const failed = expect(client.connectOtp({ otp: '1' })).rejects.toMatchObject({ code: 'frame/request-timeout' })
    await clock.advance(30_000)
    await failed
    expect(events).toMatchObject([['alert', { code: 'IFRAME_REQUEST_TIMEOUT', nextStep: 'retry' }]])
    client.destroy()
    expect(frame.state.isDestroyed).toBe(true)
    await client.disconnect()
    expect(events).toHaveLength(1)
  })
})

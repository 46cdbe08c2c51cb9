import { describe, expect, it } from 'vitest'
import * as index from './index.js'
import * as internal from './internal.js'
import * as testing from './testing.js'

const keysOf = (module: object) => Object.keys(module).sort().join(' ')

describe('exports', () => {
  it('are those of the last release, or a changeset tells of the difference', () => {
    expect(keysOf(index)).toMatchInlineSnapshot(
      `"addNetwork back backTo cancelConnect close confirmSend connect createPortico disconnect getConnectMethods getConnectorList getProvider getRecentWallets getSendBalance getSendProblem getSendWarnings getWallet getWalletFeatures hideToast instanceErrors nativeBalanceQueryOptions open push readInitialState reconnect rememberRecentWallet removeNetwork replace reset resetSend resolveTheme reviewSend selectAccount sendErrors setActiveNamespace setMaxAmount setSendAmount setSendRecipient setSendToken setThemeMode setThemeVariables showToast startSend switchNetwork tokenBalancesQueryOptions watchNativeBalance"`,
    )
    expect(keysOf(internal)).toMatchInlineSnapshot(
      `"attachRouter connectorKey defineFeature getFeature getIdentity getInternals hasAccount internals mustSwitchNetwork queryClientFeature retryBalances routerFeature sendFeature setCloseGuard standBy toastFeature"`,
    )
    expect(keysOf(testing)).toMatchInlineSnapshot(`"createTestPortico"`)
  })
})

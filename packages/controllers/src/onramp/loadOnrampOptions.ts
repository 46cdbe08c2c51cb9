import { type CaipNetworkId, getNamespace, type Network, parseAmount } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { defaultOnrampOptions } from '../services/blockchainApi/onramp/defaultOnrampOptions.js'
import type {
  OnrampOptions,
  PaymentCurrency,
  PurchaseCurrency,
} from '../services/blockchainApi/onramp/OnrampOptions.js'
import { requestOnrampOptions } from '../services/blockchainApi/onramp/requestOnrampOptions.js'
import type { OnrampCurrency, OnrampMethod, OnrampToken } from './OnrampState.js'

/** The last loaded options by network, because the service answers for supported networks only. */
const optionsPart = definePart<Map<string, OnrampOptions>>({ key: 'onrampOptions', create: () => new Map() })

/** The address that some services use for the native currency. */
const nativeAddress = /^(0xe{40}|0x0{40})$/i

/**
 * Loads what can be bought, and with what: as the data service says, else a built-in list. What the service has said is
 * kept.
 *
 * @param portico The instance.
 * @throws `http/aborted`
 */
export async function loadOnrampOptions(
  portico: Portico,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<OnrampOptions> {
  const kept = getPart(portico, optionsPart)
  const { activeNamespace, namespaces } = portico.getState()
  const key = namespaces[activeNamespace]?.networkId ?? ''
  const known = kept.get(key)
  if (known) return known
  const options = await requestOnrampOptions(portico, { signal })
  if (options === defaultOnrampOptions || options.paymentCurrencies.length === 0) return defaultOnrampOptions
  kept.set(key, options)
  return options
}

/** Returns whether an entry of a purchase currency is for a network. */
export function isOnNetwork({ chain_id: id }: PurchaseCurrency['networks'][number], networkId: CaipNetworkId): boolean {
  return `${id}` === networkId || `${getNamespace(networkId)}:${id}` === networkId
}

/**
 * Lists the tokens that can be bought on a network. On Solana its own currency always can.
 *
 * @param options What can be bought anywhere.
 * @param network The network.
 */
export function listOnrampTokens({ purchaseCurrencies }: OnrampOptions, network: Network): readonly OnrampToken[] {
  const { caipNetworkId, chainNamespace, nativeCurrency } = network
  const listed = purchaseCurrencies.flatMap(({ name, symbol, networks }): readonly OnrampToken[] => {
    const found = networks.find((each) => isOnNetwork(each, caipNetworkId))
    if (!found) return []
    const address = found.contract_address
    if (address && !nativeAddress.test(address)) return [{ symbol, name, address }]
    // Without a contract it is the native currency, or it is not known what it is.
    return symbol === nativeCurrency.symbol ? [nativeCurrency] : []
  })
  return listed.length === 0 && chainNamespace === 'solana' ? [nativeCurrency] : listed
}

/** Lists the currencies to pay with; ways to pay without usable limits are left out. */
export function listOnrampCurrencies(currencies: readonly PaymentCurrency[]): readonly OnrampCurrency[] {
  return currencies
    .map(({ id, payment_method_limits }) => ({ id, methods: payment_method_limits.flatMap(readMethod) }))
    .filter(({ methods }) => methods.length > 0)
}

function readMethod({ id, min, max }: PaymentCurrency['payment_method_limits'][number]): readonly OnrampMethod[] {
  try {
    const method = { id, min: parseAmount(`${min}`, 2), max: parseAmount(`${max}`, 2) }
    return method.min <= method.max ? [method] : []
  } catch {
    return []
  }
}

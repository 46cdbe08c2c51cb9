import { internals, type Portico } from '../../../instance/Portico.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import { defaultOnrampOptions } from './defaultOnrampOptions.js'
import { type OnrampOptions, onrampOptionsSchema } from './OnrampOptions.js'

/**
 * Requests what can be bought, and with what (`GET /v1/onramp/options`). Nothing if the service does not support the
 * active network; a built-in list if the request fails.
 *
 * @param portico The instance.
 * @param parameters A signal that ends the request.
 * @throws `http/aborted`
 */
export async function requestOnrampOptions(
  portico: Portico,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<OnrampOptions> {
  if (!(await isNetworkServed(portico, { signal }))) return { paymentCurrencies: [], purchaseCurrencies: [] }
  try {
    return await callBlockchainApi(portico, { path: '/v1/onramp/options', reply: onrampOptionsSchema, signal })
  } catch (error) {
    if (signal?.aborted) throw error
    portico[internals].logger.warn('the data service did not say what can be bought', { error })
    return defaultOnrampOptions
  }
}

import { isCaipNetworkId } from '../../caip/isCaipNetworkId.js'
import { textKey } from '../textKey.js'

/** The network last chosen. */
export const activeNetworkKey = textKey('@appkit/active_caip_network_id', isCaipNetworkId)

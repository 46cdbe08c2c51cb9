export type { CaipNetworkId } from '../caip/types.js'

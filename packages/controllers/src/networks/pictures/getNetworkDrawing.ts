import type { CaipNetworkId } from '@portico/core'
import { networkDrawings } from './networkDrawings.js'

/** Networks by the name of their drawing. Test networks use that of their main network. */
const networks: Readonly<Record<string, readonly CaipNetworkId[]>> = {
  abstract: ['eip155:2741'],
  'arbitrum-one': ['eip155:42161', 'eip155:421613', 'eip155:421614'],
  aurora: ['eip155:1313161554', 'eip155:1313161555'],
  avalanche: ['eip155:43114', 'eip155:43113'],
  base: ['eip155:8453', 'eip155:84531', 'eip155:84532'],
  berachain: ['eip155:80094', 'eip155:80069', 'eip155:80084'],
  'binance-smart-chain': ['eip155:56', 'eip155:97'],
  bitcoin: [
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:000000000933ea01ad0ee984209779ba',
    'bip122:00000008819873e925422c1ff0f99f7c',
  ],
  celo: ['eip155:42220'],
  ethereum: ['eip155:1', 'eip155:5', 'eip155:11155111', 'eip155:17000', 'eip155:560048'],
  fantom: ['eip155:250'],
  filecoin: ['eip155:314'],
  gnosis: ['eip155:100'],
  'hedera-hashgraph': ['eip155:295'],
  iotex: ['eip155:4689'],
  kaia: ['eip155:8217'],
  linea: ['eip155:59144'],
  mantle: ['eip155:5000', 'eip155:5003'],
  'metis-andromeda': ['eip155:1088'],
  monad: ['eip155:143', 'eip155:10143'],
  moonbeam: ['eip155:1284'],
  moonriver: ['eip155:1285'],
  'near-protocol': ['near:mainnet'],
  optimism: ['eip155:10', 'eip155:420', 'eip155:11155420'],
  polygon: ['eip155:137', 'eip155:80001', 'eip155:80002'],
  'polygon-zkevm': ['eip155:1101'],
  rootstock: ['eip155:30', 'eip155:31'],
  ronin: ['eip155:2020', 'eip155:2021'],
  scroll: ['eip155:534352', 'eip155:534351'],
  'sei-network': ['eip155:1329'],
  solana: [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  ],
  sonic: ['eip155:146', 'eip155:57054'],
  ton: ['ton:-239', 'ton:-3'],
  tron: ['tron:0x2b6653dc', 'tron:0x94a9059e', 'tron:0xcd8690dc'],
  unichain: ['eip155:130', 'eip155:1301'],
  wemix: ['eip155:1111', 'eip155:1112'],
  zksync: ['eip155:324', 'eip155:300', 'eip155:280'],
  zora: ['eip155:7777777', 'eip155:999', 'eip155:999999999'],
}

/** Returns the bundled picture of a preset network as a data URL; `undefined` for other networks. */
export function getNetworkDrawing(id: CaipNetworkId): string | undefined {
  const [name] = Object.entries(networks).find(([, ids]) => ids.includes(id)) ?? []
  return name === undefined ? undefined : toUrl(networkDrawings[name])
}

function toUrl(drawing: string | undefined): string | undefined {
  const frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">'
  return drawing && `data:image/svg+xml,${encodeURIComponent(`${frame}${drawing}</svg>`)}`
}

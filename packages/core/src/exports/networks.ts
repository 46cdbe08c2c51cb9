export { arbitrum, arbitrumGoerli, arbitrumSepolia } from '../networks/presets/arbitrum.js'
export { avalanche, avalancheFuji } from '../networks/presets/avalanche.js'
export { berachain, berachainBepolia, berachainTestnetbArtio } from '../networks/presets/berachain.js'
export { bitcoin, bitcoinSignet, bitcoinTestnet } from '../networks/presets/bitcoin.js'
export { bsc, bscTestnet } from '../networks/presets/bnb.js'
export { goerli, holesky, hoodi, mainnet, odysseyTestnet, sepolia } from '../networks/presets/ethereum.js'
export {
  evmos,
  filecoin,
  gnosis,
  hedera,
  iotex,
  kaia,
  ronin,
  saigonLegacy,
  sei,
} from '../networks/presets/layerOnes.js'
export { mantle, mantleSepoliaTestnet, metis } from '../networks/presets/mantle.js'
export { monad, monadTestnet } from '../networks/presets/monad.js'
export { aurora, auroraTestnet, near } from '../networks/presets/near.js'
export {
  base,
  baseGoerli,
  baseSepolia,
  celo,
  optimism,
  optimismGoerli,
  optimismSepolia,
  unichain,
  unichainSepolia,
  zora,
  zoraSepolia,
  zoraTestnet,
} from '../networks/presets/optimism.js'
export { datahavenTestnet, moonbeam, moonriver } from '../networks/presets/polkadot.js'
export { polygon, polygonAmoy, polygonMumbai, polygonZkEvm } from '../networks/presets/polygon.js'
export { rootstock, rootstockTestnet } from '../networks/presets/rootstock.js'
export { solana, solanaDevnet, solanaTestnet } from '../networks/presets/solana.js'
export { fantom, sonic, sonicBlazeTestnet } from '../networks/presets/sonic.js'
export { ton, tonTestnet } from '../networks/presets/ton.js'
export { tron, tronNile, tronShasta } from '../networks/presets/tron.js'
export { wemix, wemixTestnet } from '../networks/presets/wemix.js'
export {
  abstract,
  linea,
  morph,
  morphHolesky,
  scroll,
  scrollSepolia,
  zkSync,
  zkSyncSepoliaTestnet,
  zkSyncTestnet,
} from '../networks/presets/zkRollups.js'

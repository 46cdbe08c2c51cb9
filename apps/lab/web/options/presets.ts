/** Links to states worth a look; each is the query of the playground. */
export const presets = [
  ['Plain', ''],
  ['Dark', '?theme=dark'],
  ['Arabic', '?locale=ar&dir=rtl'],
  ['Pseudo-locale', '?locale=en-XA'],
  ['Orange and square', '?accent=%23d9480f&radius=0px'],
  ['Wallet approves by itself', '?labWallet=auto'],
  ['Wallet rejects', '?labWallet=reject'],
  ['Wallet never answers', '?labWallet=hang'],
  ['Wallet has a request open', '?labWallet=pending'],
  ['Wallet on a network the app lacks', '?networks=1,8453&labChain=10'],
  ['Wallet lacks Base', '?labChains=1,10'],
  ['Three accounts', '?labAccounts=3'],
  ['No wallet', '?labWallet=off'],
  ['500 wallets', '?wallets=500'],
  ['1,000 networks', '?manyNetworks=1000'],
  ['Legal links', '?terms=https://example.com/terms&privacy=https://example.com/privacy'],
] as const

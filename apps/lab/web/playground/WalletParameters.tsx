const parameters = [
  ['labWallet', 'off, prompt, auto, reject, hang or pending', 'How the lab wallet answers; off: it is not there'],
  ['labChain', 'chain id', 'Where the lab wallet is'],
  ['labChains', '1,10,8453', 'Chains the lab wallet knows'],
  ['labAccounts', '1 to 4', 'Accounts it shares'],
  ['labAssets', 'on', 'It tells what its accounts hold'],
  ['labBatches', 'atomic', 'It executes several calls as one'],
  ['labAccount', 'smart', 'Its account is a contract that is not deployed, and only signs'],
  ['labErrors', 'plain', 'It throws plain objects instead of errors'],
  ['legacy', '1 or only', 'It is also, or only, at window.ethereum'],
  ['wallets', 'number', 'Further wallets that are announced and refuse to connect'],
  [
    'solanaWallet',
    'as labWallet, and late or merged',
    'The Solana wallet: late registers by hand, merged has the same name',
  ],
  ['solanaAccounts', '1 to 4', 'Accounts it shares'],
  ['solanaFeatures', 'signMessage,signIn,…', 'Features it has beside connecting'],
  ['solanaChains', 'devnet,mainnet,testnet', 'Chains it knows'],
] as const

/** The URL parameters that are not options of an instance. */
export function WalletParameters() {
  return (
    <dl className="lab-parameters">
      {parameters.map(([name, value, meaning]) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {value}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

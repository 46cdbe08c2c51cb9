/** One wallet as `/getWallets` sends it. */
export type WalletRecord = {
  readonly id: string
  readonly name: string
  readonly badge_type: 'none' | 'certified'
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly order: number
  readonly image_id: string
  readonly homepage: string
  readonly rdns: string | null
  readonly mobile_link: string | null
  readonly link_mode: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
}

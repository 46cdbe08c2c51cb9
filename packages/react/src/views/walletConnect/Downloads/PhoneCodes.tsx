import type { CatalogueWallet } from '@portico/controllers'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { QrCode } from '../../../primitives/QrCode/QrCode.js'
import { Tabs } from '../../../primitives/Tabs/Tabs.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './PhoneCodes.module.css'

/** QR codes that open a wallet's page in the phone's store. */
export function PhoneCodes({ wallet }: { readonly wallet: CatalogueWallet }): ReactElement | null {
  const text = useMessages('walletConnect')
  const [chosen, choose] = useState<'iphone' | 'android'>('iphone')
  const phones = [
    { id: 'iphone', label: text.iphone, href: wallet.appStore },
    { id: 'android', label: text.android, href: wallet.playStore },
  ] as const
  const reachable = phones.filter(({ href }) => href !== undefined)
  const phone = reachable.find(({ id }) => id === chosen) ?? reachable[0]
  if (phone?.href === undefined) return null
  return (
    <div className={css.codes}>
      <Tabs label={text.downloadTabs} tabs={reachable} selected={phone.id} onSelect={choose}>
        <QrCode value={phone.href} label={text.installCode({ phone: phone.label })} />
        <Text align="center" className={css.text}>
          {text.scanToInstall}
        </Text>
      </Tabs>
    </div>
  )
}

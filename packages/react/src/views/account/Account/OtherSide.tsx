import { truncateAddress } from '@portico/core'
import { type ReactElement, useEffect, useState } from 'react'
import { useIdentity } from '../../../hooks/useIdentity.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { shortenName } from '../../../parts/identity/IdentityName.js'

/** How long a row stays before its name is asked for, in milliseconds. Rows that are scrolled past ask nothing. */
const settleMs = 150

type OtherSideProps = { readonly address: string; readonly isIncoming: boolean }

/** Who sent or received, by name once it is known. */
export function OtherSide(props: OtherSideProps): ReactElement {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled ? <NamedSide {...props} /> : <Side {...props} />
}

function NamedSide(props: OtherSideProps): ReactElement {
  const { namespace } = useActiveAccount()
  const { name } = useIdentity({ address: props.address, namespace })
  return <Side {...props} name={name} />
}

function Side({ address, isIncoming, name }: OtherSideProps & { readonly name?: string | undefined }): ReactElement {
  const text = useMessages('details')
  const shown = name === undefined ? truncateAddress(address) : shortenName(name)
  return (
    <bdi title={name === undefined ? address : `${name} ${address}`}>
      {isIncoming ? text.receivedFrom({ address: shown }) : text.sentTo({ address: shown })}
    </bdi>
  )
}

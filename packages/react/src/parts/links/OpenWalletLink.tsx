import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../bindings/lazyPart.js'

// Most requests wait in this browser, so the code for those that wait in an app comes when one is shown.
const Link = lazyPart(() => import('./AppLink.js').then((module) => module.AppLink))

/** Links to the app of the connected wallet, where a request is waiting, see `AppLink`. */
export function OpenWalletLink({ label }: { readonly label: string }): ReactElement {
  return (
    <Suspense fallback={null}>
      <Link label={label} />
    </Suspense>
  )
}

import { lazy, type ReactElement, Suspense } from 'react'

// Most requests wait in this browser, so the code for those that wait in an app comes when one is shown.
const Link = lazy(() =>
  import('./AppLink.js').then(
    ({ AppLink }) => ({ default: AppLink }),
    () => ({ default: () => null }),
  ),
)

/** Links to the app of the connected wallet, where a request is waiting, see `AppLink`. */
export function OpenWalletLink({ label }: { readonly label: string }): ReactElement {
  return (
    <Suspense fallback={null}>
      <Link label={label} />
    </Suspense>
  )
}

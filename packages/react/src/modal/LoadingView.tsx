import { useMessages } from '../i18n/useMessages.js'
import { Skeleton } from '../primitives/Skeleton/Skeleton.js'
import { type FrameProps, ViewFrame } from './ViewFrame.js'

/** Keeps the place of a view while its code is being loaded. */
export function LoadingView(frame: FrameProps) {
  const text = useMessages('common')
  return (
    <ViewFrame {...frame} title={text.loading}>
      <Skeleton count={4} />
    </ViewFrame>
  )
}

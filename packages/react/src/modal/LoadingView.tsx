import { useMessages } from '../i18n/useMessages.js'
import { Skeleton } from '../primitives/Skeleton/Skeleton.js'
import { type FrameProps, ViewFrame } from './ViewFrame.js'

/** Placeholder of a view whose code is loading. */
export function LoadingView(frame: FrameProps) {
  const text = useMessages('common')
  return (
    <ViewFrame {...frame} title={text.loading}>
      <Skeleton count={4} />
    </ViewFrame>
  )
}

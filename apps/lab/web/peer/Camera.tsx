import { useEffect, useEffectEvent, useRef } from 'react'
import { readCode } from './readCode.js'

const lookEveryMs = 250

export type CameraProps = {
  readonly onText: (text: string) => void
  readonly onProblem: (problem: string) => void
}

/** Shows the camera's image until it contains a code. */
export function Camera({ onText, onProblem }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const find = useEffectEvent(onText)
  const fail = useEffectEvent(onProblem)

  useEffect(() => {
    const { current } = video
    if (!current) return
    if (!navigator.mediaDevices) return fail('This browser has no camera for the page.')
    let isGone = false
    let stream: MediaStream | undefined
    const look = async () => {
      const text = await readCode(current, { width: current.videoWidth, height: current.videoHeight })
      if (text !== undefined && !isGone) find(text)
    }
    const timer = setInterval(look, lookEveryMs)
    const stop = () => stream?.getTracks().forEach((track) => void track.stop())
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        if (isGone) return stop()
        current.srcObject = opened
        return undefined
      },
      () => isGone || fail('The camera cannot be used here.'),
    )
    return () => {
      isGone = true
      clearInterval(timer)
      stop()
    }
  }, [])

  // A camera preview needs no captions.
  return <video ref={video} className="peer-camera" autoPlay muted playsInline aria-label="Camera" />
}

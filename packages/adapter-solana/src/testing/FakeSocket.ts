/** Stands in for `WebSocket`. The latest instance is available to the test. */
export class FakeSocket {
  static readonly made: FakeSocket[] = []
  static last(): FakeSocket {
    const socket = FakeSocket.made.at(-1)
    if (!socket) throw new Error('No socket was made')
    return socket
  }

  onopen?: () => void
  onmessage?: (event: { readonly data: unknown }) => void
  onerror?: () => void
  onclose?: () => void
  readonly sent: string[] = []
  isClosed = false

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.onclose?.()
  }

  /** Opens the socket and accepts the subscription. */
  accept(): void {
    this.onopen?.()
    this.speak({ id: 1, result: 5 })
  }

  speak(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** A fault of the wallet's site, for one project. */
export type SiteFault = {
  /** Path such as `/sdk` or `/api/sign`, including everything below it. All paths by default. */
  readonly path?: string | undefined
  readonly status?: number | undefined
  /** Delay before the answer, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Whether to close the connection without an answer. */
  readonly drop?: boolean
  /** Whether to leave the request open until the fault ends. */
  readonly hang?: boolean
  /** Version that the frame reports. */
  readonly version?: string | undefined
}

/** Keeps at most one fault for each project. */
export function createFaults() {
  const faults = new Map<string, { fault: SiteFault; end: () => void; ended: Promise<void> }>()
  function end(projectId: string): void {
    faults.get(projectId)?.end()
    faults.delete(projectId)
  }
  return {
    set(projectId: string, fault: SiteFault): void {
      end(projectId)
      let resolve = () => {}
      const ended = new Promise<void>((done) => {
        resolve = done
      })
      faults.set(projectId, { fault, end: resolve, ended })
    },
    end,
    endAll(): void {
      for (const projectId of faults.keys()) end(projectId)
    },
    /** Returns a project's fault for a path, and a promise that resolves when it ends. */
    find(projectId: string, pathname: string): { fault: SiteFault; ended: Promise<void> } | undefined {
      const found = faults.get(projectId)
      const { path } = found?.fault ?? {}
      return found && (path === undefined || pathname === path || pathname.startsWith(`${path}/`)) ? found : undefined
    },
    versionOf: (projectId: string): string | undefined => faults.get(projectId)?.fault.version,
  }
}

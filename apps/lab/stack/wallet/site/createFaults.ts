/** What the wallet's site does to one project instead of serving it. */
export type SiteFault = {
  /** Path, such as `/sdk` or `/api/sign`, with all below it; every path when it is not given. */
  readonly path?: string | undefined
  readonly status?: number | undefined
  /** Milliseconds before the answer. */
  readonly delayMs?: number | undefined
  /** Whether the connection is cut. */
  readonly drop?: boolean
  /** Whether no answer comes until the fault is over. */
  readonly hang?: boolean
  /** What the frame gives as its version. */
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
    /** Gives a project's fault at a path, and when it ends. */
    find(projectId: string, pathname: string): { fault: SiteFault; ended: Promise<void> } | undefined {
      const found = faults.get(projectId)
      const { path } = found?.fault ?? {}
      return found && (path === undefined || pathname === path || pathname.startsWith(`${path}/`)) ? found : undefined
    },
    versionOf: (projectId: string): string | undefined => faults.get(projectId)?.fault.version,
  }
}

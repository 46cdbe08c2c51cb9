import type { SiteFault } from '@portico/app-parts/control/SiteFault'

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

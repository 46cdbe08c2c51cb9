// A page whose button opens a bare dialog, which Connect is measured beside.
import { createRoot } from 'react-dom/client'
import { BareDialog } from '../web/bench/BareDialog.tsx'

const root = createRoot(document.body.appendChild(document.createElement('main')))
root.render(<BareDialog />)

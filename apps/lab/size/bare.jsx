// The same app without Portico, which is subtracted.
import { createRoot } from 'react-dom/client'

const root = createRoot(document.body.appendChild(document.createElement('main')))
root.render(<button type="button">Connect wallet</button>)

import { Link2, Mail, MessageCircle, Send, Share2 } from 'lucide-react'
import { Button } from '../form/button.tsx'
import { CopyButton } from '../form/copy-button.tsx'
import { QrCode } from '../media/qr-code.tsx'
import { Dialog } from './dialog.tsx'
import styles from './share-dialog.module.css'

type Props = { path: string; title: string; onClose: () => void }

const servicesFor = (url: string, title: string) => {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'X', icon: Send, href: `https://x.com/intent/post?url=${u}&text=${t}` },
    { name: 'Facebook', icon: Share2, href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
    { name: 'WhatsApp', icon: MessageCircle, href: `https://wa.me/?text=${t}%20${u}` },
    { name: 'Email', icon: Mail, href: `mailto:?subject=${t}&body=${u}` },
  ]
}

export function ShareDialog({ path, title, onClose }: Props) {
  const url = new URL(path, location.origin).href
  return (
    <Dialog open onClose={onClose} title="Share" size="sm">
      <div className={styles.share}>
        <QrCode text={url} label={`QR code for ${title}`} />
        <div className={styles.link}>
          <Link2 size={16} />
          <span className={styles.url}>{url}</span>
          <CopyButton text={url} label="Copy link" size="sm" />
        </div>
        <ul className={styles.services}>
          {servicesFor(url, title).map(({ name, icon: Icon, href }) => (
            <li key={name}>
              <Button
                wide
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                icon={<Icon size={16} />}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

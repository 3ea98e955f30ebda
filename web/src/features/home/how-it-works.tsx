import follow from './art/follow.svg'
import paid from './art/paid.svg'
import publish from './art/publish.svg'
import styles from './how-it-works.module.css'
import { PriceSplit } from './price-split.tsx'

const promises = [
  {
    art: follow,
    title: 'Follow people, not a feed',
    text: 'Pick the creators you care about and see what they make: films, pictures, music, writing and live shows.',
  },
  {
    art: publish,
    title: 'Publish on your own terms',
    text: 'Free for everyone, included in a tier, or sold one by one. You set the price and change it when you like.',
  },
  {
    art: paid,
    title: 'See where the money goes',
    text: 'The price you see is the whole price. The creator’s part, our fee and the card’s fee are listed every time.',
  },
]

export function HowItWorks() {
  return (
    <>
      <section aria-labelledby="promises">
        <h2 id="promises" className={styles.heading}>
          How it works
        </h2>
        <ul className={styles.promises}>
          {promises.map(({ art, title, text }) => (
            <li key={title}>
              <img
                className={styles.cover}
                src={art}
                alt=""
                width="640"
                height="360"
                loading="lazy"
              />
              <h3 className={styles.promise}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <PriceSplit />
    </>
  )
}

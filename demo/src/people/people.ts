/** Everyone in the demo world, in the order in which they joined. */
export interface DemoPerson {
  readonly username: string
  readonly name: string
  readonly role: 'fan' | 'creator' | 'moderator' | 'admin'
  readonly bio: string
  readonly location: string
  readonly hand: Hand
}

/** The style of this person's picture. */
export type Hand = 'cut-paper' | 'contours' | 'halftone' | 'waves' | 'blocks' | 'orbit'

const creator = (
  username: string,
  name: string,
  hand: Hand,
  location: string,
  bio: string,
): DemoPerson => ({ username, name, role: 'creator', bio, location, hand })

const fan = (username: string, name: string, hand: Hand, location: string): DemoPerson => ({
  username,
  name,
  role: 'fan',
  bio: '',
  location,
  hand,
})

const fans = [
  fan('june_archer', 'June Archer', 'orbit', 'Leeds'),
  fan('tomasz_k', 'Tomasz K.', 'blocks', 'Gdańsk'),
  fan('ines_moura', 'Inês Moura', 'waves', 'Braga'),
  fan('paper_moth', 'Paper Moth', 'cut-paper', 'Austin'),
  fan('old_bill', 'Bill H.', 'contours', 'Hobart'),
  fan('saoirse_d', 'Saoirse D.', 'halftone', 'Cork'),
  fan('kenji_on_foot', 'Kenji on Foot', 'contours', 'Sapporo'),
  fan('amara_reads', 'Amara Reads', 'blocks', 'Lagos'),
  fan('left_at_noon', 'Left at Noon', 'orbit', 'Turin'),
  fan('greta_and_dog', 'Greta and Dog', 'cut-paper', 'Graz'),
  fan('mister_lentil', 'Mister Lentil', 'halftone', 'Pune'),
  fan('ola_north', 'Ola North', 'waves', 'Bodø'),
]

export const demoFans = fans.map(({ username }) => username)

export const demoPeople: readonly DemoPerson[] = [
  creator(
    'northlight',
    'Northlight Studio',
    'cut-paper',
    'Tromsø',
    'Paintings of weather from above the Arctic Circle. New work every week.',
  ),
  creator(
    'slow_kitchen',
    'Slow Kitchen',
    'orbit',
    'Porto',
    'Bread, soup, and weekend cooking projects, explained step by step.',
  ),
  creator(
    'field_notes',
    'Field Notes',
    'contours',
    'Snowdonia',
    'Backpacking and mountain photography. One week up high every month.',
  ),
  creator(
    'cartographer',
    'Cartographer',
    'contours',
    'Lisbon',
    'How maps are made, and how to read them.',
  ),
  creator(
    'second_violin',
    'Second Violin',
    'waves',
    'Leipzig',
    'Orchestra musician. Practice tips and behind-the-scenes recordings.',
  ),
  creator(
    'paper_planes',
    'Paper Planes',
    'blocks',
    'Osaka',
    'Creator of The Long Way Down, a webcomic. One new page a week.',
  ),
  creator(
    'low_tide_radio',
    'Low Tide Radio',
    'waves',
    'Brest',
    'Community radio from a hut on the coast. Send us your requests!',
  ),
  creator(
    'chess_for_two',
    'Chess for Two',
    'blocks',
    'Tbilisi',
    'Chess lessons for club players. Blitz streams on Fridays.',
  ),
  creator(
    'type_practice',
    'Type Practice',
    'blocks',
    'Basel',
    'Type designer. Posters, lettering, and short lessons.',
  ),
  creator('ember_dance', 'Ember Dance', 'orbit', 'Dakar', 'Dance classes for absolute beginners.'),
  creator(
    'quiet_code',
    'Quiet Code',
    'halftone',
    'Tallinn',
    'Small programs built from scratch, with no hype.',
  ),
  creator(
    'salt_and_iron',
    'Salt and Iron',
    'halftone',
    'Bilbao',
    'Strength training for people over 40.',
  ),
  creator(
    'wild_ferments',
    'Wild Ferments',
    'orbit',
    'Seoul',
    'Kimchi, koji, and everything else that bubbles.',
  ),
  creator(
    'night_buses',
    'Night Buses',
    'cut-paper',
    'London',
    'Night photography from the top deck.',
  ),
  creator('hand_tools', 'Hand Tools', 'contours', 'Vermont', 'Woodworking with hand tools only.'),
  creator(
    'deep_breath',
    'Deep Breath',
    'waves',
    'Rishikesh',
    'Guided breathing and meditation. Ten minutes a day.',
  ),
  creator(
    'tiny_operas',
    'Tiny Operas',
    'orbit',
    'Naples',
    'Very short operas about everyday disasters.',
  ),
  creator(
    'market_day',
    'Market Day',
    'cut-paper',
    'Oaxaca',
    'What’s in season and how to cook it.',
  ),
  creator(
    'old_games',
    'Old Games New Tricks',
    'halftone',
    'Kyoto',
    'Finishing the games we couldn’t beat as kids.',
  ),
  creator(
    'plain_ledger',
    'Plain Ledger',
    'blocks',
    'Nairobi',
    'Money advice for makers and small shops.',
  ),
  creator(
    'thread_count',
    'Thread Count',
    'halftone',
    'Lyon',
    'Tailoring, mending, and sewing tutorials.',
  ),
  creator('open_water', 'Open Water', 'waves', 'Galway', 'Cold-water swimming all year round.'),
  creator('star_party', 'Star Party', 'orbit', 'Atacama', 'Stargazing without a telescope.'),
  creator(
    'slow_news',
    'Slow News',
    'cut-paper',
    'Wellington',
    'Independent local journalism. One story at a time.',
  ),
  {
    username: 'demo_fan',
    name: 'Robin Fan',
    role: 'fan',
    hand: 'orbit',
    location: 'Ghent',
    bio: 'Home cook and weekend painter.',
  },
  ...fans,
  {
    username: 'demo_moderator',
    name: 'Morgan Lee',
    role: 'moderator',
    hand: 'blocks',
    location: '',
    bio: '',
  },
  {
    username: 'demo_admin',
    name: 'Alex Admin',
    role: 'admin',
    hand: 'contours',
    location: '',
    bio: '',
  },
]

/** The same for everyone; the demo world is for development only. */
export const demoPassword = 'orchard-lantern-42'
export const demoEmail = (username: string) => `${username.replaceAll('_', '.')}@fanfare.test`

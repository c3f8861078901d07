import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePicture, listLargerAddresses } from '../../../lib/capture/page/address-rules.ts';
import { processorMs } from '../processor-time.ts';

describe('larger forms of an image’s address', () => {
  it.each([
    [
      'X, today',
      'https://pbs.twimg.com/media/GaBc_1-x?format=jpg&name=small',
      'https://pbs.twimg.com/media/GaBc_1-x?format=jpg&name=orig',
    ],
    [
      'X, older',
      'https://pbs.twimg.com/media/GaBc_1-x.jpg:large',
      'https://pbs.twimg.com/media/GaBc_1-x?format=jpg&name=orig',
    ],
    [
      'X, profile',
      'https://pbs.twimg.com/profile_images/1/me_normal.jpg',
      'https://pbs.twimg.com/profile_images/1/me.jpg',
    ],
    [
      'X, banner',
      'https://pbs.twimg.com/profile_banners/12/345/600x200',
      'https://pbs.twimg.com/profile_banners/12/345/1500x500',
    ],
    [
      'Reddit',
      'https://preview.redd.it/abc123.jpg?width=640&crop=smart&auto=webp&s=0f',
      'https://i.redd.it/abc123.jpg',
    ],
    ['Reddit, named', 'https://preview.redd.it/a-cat-v0-abc123.png?width=320&s=0f', 'https://i.redd.it/abc123.png'],
    ['Instagram’s post', 'https://www.instagram.com/p/Cx_1-a/', 'https://www.instagram.com/p/Cx_1-a/media/?size=l'],
    [
      'LinkedIn, unsigned',
      'https://media.licdn.com/mpr/mpr/shrinknp_400_400/p/1/a.jpg',
      'https://media.licdn.com/mpr/mpr/p/1/a.jpg',
    ],
    ['Pinterest', 'https://i.pinimg.com/236x/ab/cd/ef/0123.jpg', 'https://i.pinimg.com/originals/ab/cd/ef/0123.jpg'],
    [
      'Pinterest, square',
      'https://i.pinimg.com/75x75_RS/ab/cd/ef/0123.jpg',
      'https://i.pinimg.com/originals/ab/cd/ef/0123.jpg',
    ],
    [
      'YouTube',
      'https://i.ytimg.com/vi/dQw4_9-x/hqdefault.jpg?sqp=-o&rs=A',
      'https://i.ytimg.com/vi/dQw4_9-x/maxresdefault.jpg',
    ],
    [
      'YouTube, WebP',
      'https://i.ytimg.com/vi_webp/dQw4_9-x/mqdefault.webp',
      'https://i.ytimg.com/vi_webp/dQw4_9-x/maxresdefault.webp',
    ],
    ['YouTube, channel', 'https://yt3.ggpht.com/ytc/abc=s88-c-k-c0x00ffffff-no-rj', 'https://yt3.ggpht.com/ytc/abc=s0'],
    [
      'TikTok',
      'https://p16.tiktokcdn.com/img/musically-obj/16059~c5_720x720.jpeg',
      'https://p16.tiktokcdn.com/obj/musically-obj/16059',
    ],
    [
      'Wikimedia',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Sea.jpg/330px-Sea.jpg',
      'https://upload.wikimedia.org/wikipedia/commons/a/ab/Sea.jpg',
    ],
    [
      'Wikimedia, drawing',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Map.svg/330px-Map.svg.png',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Map.svg/3840px-Map.svg.png',
    ],
    [
      'Shopify',
      'https://cdn.shopify.com/s/files/1/1/products/mug_300x300_crop_center.jpg?v=15',
      'https://cdn.shopify.com/s/files/1/1/products/mug.jpg?v=15',
    ],
    [
      'Shopify, by word',
      'https://cdn.shopify.com/s/files/1/1/products/mug_grande.png',
      'https://cdn.shopify.com/s/files/1/1/products/mug.png',
    ],
    [
      'WordPress',
      'https://a.org/wp-content/uploads/2024/01/lake-300x200.jpg',
      'https://a.org/wp-content/uploads/2024/01/lake.jpg',
    ],
    [
      'WordPress, scaled',
      'https://a.org/wp-content/uploads/lake-scaled.jpg',
      'https://a.org/wp-content/uploads/lake.jpg',
    ],
    [
      'WordPress’s host',
      'https://i0.wp.com/a.org/wp-content/lake.jpg?resize=300%2C200',
      'https://a.org/wp-content/lake.jpg',
    ],
    ['Imgur', 'https://i.imgur.com/AbCdEfGm.jpg', 'https://i.imgur.com/AbCdEfG.jpg'],
    [
      'Bluesky',
      'https://cdn.bsky.app/img/feed_thumbnail/plain/did/x@jpeg',
      'https://cdn.bsky.app/img/feed_fullsize/plain/did/x@jpeg',
    ],
    [
      'Mastodon',
      'https://files.example/media_attachments/files/1/2/small/a.png',
      'https://files.example/media_attachments/files/1/2/original/a.png',
    ],
    [
      'Amazon',
      'https://m.media-amazon.com/images/I/71abc._AC_SX300_QL70_.jpg',
      'https://m.media-amazon.com/images/I/71abc.jpg',
    ],
    ['Medium', 'https://miro.medium.com/v2/resize:fit:700/1*aB-c.png', 'https://miro.medium.com/1*aB-c.png'],
    [
      'Cloudinary',
      'https://res.cloudinary.com/d/image/upload/w_300,c_fill/v1/a.jpg',
      'https://res.cloudinary.com/d/image/upload/v1/a.jpg',
    ],
    ['Next.js', 'https://a.org/_next/image?url=%2Fphotos%2Fa.jpg&w=640&q=75', 'https://a.org/photos/a.jpg'],
    [
      'Substack',
      'https://substackcdn.com/image/fetch/$s_!x!,w_848/https%3A%2F%2Fs3.example%2Fa.png',
      'https://s3.example/a.png',
    ],
    ['Cloudflare', 'https://a.org/cdn-cgi/image/width=300,quality=80/photos/a.jpg', 'https://a.org/photos/a.jpg'],
    [
      'X, WebP',
      'https://pbs.twimg.com/media/GaBc?format=webp&name=900x900',
      'https://pbs.twimg.com/media/GaBc?format=jpg&name=orig',
    ],
    [
      'X, name first',
      'https://pbs.twimg.com/media/GaBc?name=small&format=jpg',
      'https://pbs.twimg.com/media/GaBc?name=orig&format=jpg',
    ],
    [
      'X, card',
      'https://pbs.twimg.com/card_img/12/AbC?format=jpg&name=420x420_2',
      'https://pbs.twimg.com/card_img/12/AbC?format=jpg&name=orig',
    ],
    [
      'X, film',
      'https://pbs.twimg.com/ext_tw_video_thumb/1/pu/img/AbC.jpg',
      'https://pbs.twimg.com/ext_tw_video_thumb/1/pu/img/AbC?format=jpg&name=orig',
    ],
    [
      'YouTube, another frame',
      'https://i.ytimg.com/vi/dQw4_9-x/mq2.jpg',
      'https://i.ytimg.com/vi/dQw4_9-x/maxres2.jpg',
    ],
    [
      'Google, with a query',
      'https://lh3.googleusercontent.com/pw/abc=w220-h110-no?authuser=0',
      'https://lh3.googleusercontent.com/pw/abc=s0',
    ],
    [
      'Wikimedia, drawing in a language',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Map.svg/langde-330px-Map.svg.png',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Map.svg/langde-3840px-Map.svg.png',
    ],
    [
      'Wikimedia, a page of a book',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Book.pdf/page3-220px-Book.pdf.jpg',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Book.pdf/page3-3840px-Book.pdf.jpg',
    ],
    [
      'Fandom',
      'https://static.wikia.nocookie.net/x/images/a/ab/Sea.png/revision/latest/scale-to-width-down/185?cb=2019',
      'https://static.wikia.nocookie.net/x/images/a/ab/Sea.png/revision/latest?cb=2019',
    ],
    [
      'Shopify, on a shop’s own host',
      'https://shop.example/cdn/shop/files/mug_300x.jpg?v=15',
      'https://shop.example/cdn/shop/files/mug.jpg?v=15',
    ],
    [
      'WordPress, with a second ending',
      'https://a.org/wp-content/uploads/lake-1024x683.jpg.webp',
      'https://a.org/wp-content/uploads/lake.jpg.webp',
    ],
    [
      'WordPress, dense',
      'https://a.org/wp-content/uploads/lake-300x200@2x.jpg',
      'https://a.org/wp-content/uploads/lake.jpg',
    ],
    [
      'WordPress’s host, of a scaled one',
      'https://i2.wp.com/a.org/wp-content/uploads/lake-scaled.jpg?fit=300%2C200&ssl=1',
      'https://a.org/wp-content/uploads/lake.jpg',
    ],
    ['Medium, older', 'https://miro.medium.com/max/700/1*aB-c.png', 'https://miro.medium.com/1*aB-c.png'],
    [
      'Squarespace',
      'https://images.squarespace-cdn.com/content/v1/a/b/lake.jpg?format=500w',
      'https://images.squarespace-cdn.com/content/v1/a/b/lake.jpg?format=original',
    ],
    [
      'Wix',
      'https://static.wixstatic.com/media/ab_12~mv2.jpg/v1/fill/w_300,h_200,al_c/lake.jpg',
      'https://static.wixstatic.com/media/ab_12~mv2.jpg',
    ],
    [
      'BBC',
      'https://ichef.bbci.co.uk/news/480/cpsprodpb/a/live/b.jpg.webp',
      'https://ichef.bbci.co.uk/news/2048/cpsprodpb/a/live/b.jpg.webp',
    ],
    [
      'Flickr',
      'https://live.staticflickr.com/65535/123_abc_n.jpg',
      'https://live.staticflickr.com/65535/123_abc_b.jpg',
    ],
    [
      'Etsy',
      'https://i.etsystatic.com/1/r/il/a/1/il_340x270.1_a.jpg',
      'https://i.etsystatic.com/1/r/il/a/1/il_fullxfull.1_a.jpg',
    ],
    ['AliExpress', 'https://ae01.alicdn.com/kf/Sab.jpg_220x220q75.jpg_.avif', 'https://ae01.alicdn.com/kf/Sab.jpg'],
    [
      'Cloudflare, of another site',
      'https://a.org/cdn-cgi/image/w=300/https://b.org/photos/a.jpg',
      'https://b.org/photos/a.jpg',
    ],
    ['a size before the ending, and a query', 'https://a.org/img/lake_thumb.jpg?v=7', 'https://a.org/img/lake.jpg?v=7'],
    ['a size before the ending', 'https://a.org/img/lake-640x480.jpg', 'https://a.org/img/lake.jpg'],
    ['“thumb” before the ending', 'https://a.org/img/lake_thumb.png', 'https://a.org/img/lake.png'],
    ['a size as a folder', 'https://a.org/img/640x480/lake.jpg', 'https://a.org/img/lake.jpg'],
    ['sizes in the query', 'https://a.org/lake.jpg?w=300&h=200&v=7', 'https://a.org/lake.jpg?v=7'],
  ])('%s', (_, small, large) => {
    expect(listLargerAddresses(small).addresses[0]).toBe(large);
  });

  it.each([
    'https://scontent.cdninstagram.com/v/t51/s640x640/a.jpg?oh=1&oe=2',
    'https://media.licdn.com/dms/image/v2/x/profile-displayphoto-shrink_100_100/0/1?e=1&v=beta&t=s',
    'https://external-preview.redd.it/a.jpg?width=320&s=1',
    'https://preview.redd.it/award_images/t5_q0/a_Gold.png?width=64&s=1',
    'https://styles.redditmedia.com/t5_2/styles/icon.png?width=64&s=1',
    'https://i.ytimg.com/an_webp/x/mqdefault_6s.webp?du=3000',
    'https://p16-sign-va.tiktokcdn.com/obj/a~tplv-x:100:100.jpeg?x-signature=1',
    'https://a.org/lake.jpg',
    'data:image/png;base64,AAAA',
    'blob:https://a.org/1',
    'not an address',
  ])('leaves %s as it is', (address) => {
    expect(listLargerAddresses(address).addresses).toEqual([]);
  });

  it('tells a site’s own rule from a guess', () => {
    expect(listLargerAddresses('https://pbs.twimg.com/media/A?format=jpg&name=small').certain).toBe(true);
    expect(listLargerAddresses('https://a.org/img/lake-640x480.jpg').certain).toBe(false);
  });

  it('answers other addresses of the web, and few, for any address', () => {
    const address = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string());
    fc.assert(
      fc.property(address, (text) => {
        const { addresses } = listLargerAddresses(text);
        expect(addresses.length).toBeLessThanOrEqual(6);
        for (const found of addresses) {
          expect(found).toMatch(/^https?:/);
          expect(found).not.toBe(text);
        }
      }),
    );
  });

  it.each(['/'.repeat(2900), '-1x1'.repeat(700), '_thumb'.repeat(480), `${'a/'.repeat(1400)}?url=`])(
    'answers a hostile path at once',
    (path) => {
      const address = `https://a.org/wp-content/uploads/image/fetch/${path.slice(0, 2900)}`;
      expect(processorMs(() => listLargerAddresses(address))).toBeLessThan(200);
    },
  );
});

describe('whether two addresses are one picture', () => {
  it.each([
    ['https://a.org/i/lake-house-300x200.jpg', 'https://cdn.a.org/lake-house.webp', true],
    ['https://a.org/_next/image?url=%2Fi%2Flake-house.jpg&w=64', 'https://a.org/i/lake-house.jpg', true],
    ['https://a.org/i/lake-house.jpg', 'https://a.org/i/sea-house.jpg', false],
    ['https://a.org/1.jpg', 'https://a.org/b/1.jpg', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSamePicture(one, other)).toBe(same);
  });
});

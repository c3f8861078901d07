import type { PointedAt } from '../found-picture.ts';
import { findPictureAt } from './at-place.ts';
import { listDeepElements } from './deep-elements.ts';
import { getNotedElement, getNotedPlace } from './noted.ts';
import { findLargestSeen, listPictures, type PagePicture, toPagePicture } from './pictures.ts';

/** Returns a bare address where no element is found. */
export function findPointedPicture(asked: PointedAt): PagePicture | string | undefined {
  const { srcUrl, mediaType, linkUrl } = asked;
  if (asked.noted) {
    const element = getNotedElement();
    const noted = element ? toPagePicture(element) : findPlaced();
    if (noted) return noted;
  }
  if (srcUrl && mediaType === 'image') return findShowing(srcUrl) ?? srcUrl;
  if (mediaType === 'video') return readVideo(srcUrl);
  if (linkUrl) {
    const inLink = findLargestSeen(listLinked(linkUrl));
    if (inLink) return inLink;
    if (/\.(?:jpe?g|png|gif|webp|avif|bmp)(?:[?#]|$)/i.test(linkUrl)) return linkUrl;
  }
  return asked.hovered ? findHovered() : undefined;
}

function findPlaced(): PagePicture | undefined {
  const place = getNotedPlace();
  return place && findPictureAt(place.x, place.y);
}

function findShowing(address: string): PagePicture | undefined {
  const pictures = [...listDeepElements(document)].flatMap((element) => {
    const shows =
      element instanceof HTMLImageElement &&
      (element.currentSrc === address || element.src === address || element.srcset.includes(address));
    const picture = shows ? toPagePicture(element) : undefined;
    return picture ? [picture] : [];
  });
  return findLargestSeen(pictures);
}

function readVideo(address: string | undefined): PagePicture | undefined {
  const videos = [...listDeepElements(document)].filter((element) => element instanceof HTMLVideoElement);
  const pointed = videos.filter(({ currentSrc, src }) => currentSrc === address || src === address);
  return findLargestSeen((pointed.length > 0 ? pointed : videos).flatMap((video) => toPagePicture(video) ?? []));
}

function listLinked(address: string): PagePicture[] {
  return [...listDeepElements(document)]
    .filter((element) => element instanceof HTMLAnchorElement && element.href === address)
    .flatMap((link) => [link, ...listDeepElements(link)].flatMap((element) => toPagePicture(element) ?? []));
}

/** The innermost hovered element may lie over the picture, or around it. */
function findHovered(): PagePicture | undefined {
  const inner = [...document.querySelectorAll(':hover')].at(-1);
  if (!inner) return undefined;
  const box = inner.getBoundingClientRect();
  const own = toPagePicture(inner);
  if (own) return own;
  const holds = ({ element }: PagePicture) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return (
      inner.contains(element) || (left <= box.left && top <= box.top && right >= box.right && bottom >= box.bottom)
    );
  };
  const beneath = listPictures(document).filter(holds);
  return beneath.length === 1 ? beneath[0] : undefined;
}

/**
 * What a service that the user sets receives, in Firefox's terms: what a picture is made of, and its page's address; posts and
 * chats among them; the API key. Nothing of it is sent without a service.
 */
export const sentDataTypes = ['websiteContent', 'browsingActivity', 'personalCommunications', 'authenticationInfo'];
